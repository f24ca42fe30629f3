// Gardens, protein codes, meetup days and grains.
const children = "Alice Bob Charlie David Eve Fred Ginny Harriet Ileana Joseph Kincaid Larry".split(
  " ",
);
const enum Plant {
  G = "grass",
  V = "violets",
  R = "radishes",
  C = "clover",
}
const plantOf: { [k: string]: Plant } = { G: Plant.G, V: Plant.V, R: Plant.R, C: Plant.C };
export class Garden {
  private rows: string[][];
  private students: string[];
  constructor(diagram: string, students = children) {
    this.rows = diagram.split("\n").map((l) => [...l]);
    this.students = [...students].sort();
  }
  plants(name: string): Plant[] {
    const i = this.students.indexOf(name) * 2;
    return this.rows.flatMap((row) => row.slice(i, i + 2)).map((c) => plantOf[c]!);
  }
}
const g = new Garden("VRCGVVRVCGGCCGVRGCVCGCGV\nVRCCCGCRRGVCGCRVVCVGCGCV");
for (const c of ["Alice", "Larry", "Eve"]) console.log(c, g.plants(c));
console.log(
  new Garden("VCRRGVRG\nRVGCCGCV", ["Samantha", "Patricia", "Xander", "Roger"]).plants("Patricia"),
);

const codons: Record<string, string> = {};
for (const line of "AUG=Methionine;UUU,UUC=Phenylalanine;UUA,UUG=Leucine;UCU,UCC,UCA,UCG=Serine;UAU,UAC=Tyrosine;UGU,UGC=Cysteine;UGG=Tryptophan;UAA,UAG,UGA=STOP".split(
  ";",
)) {
  const [keys, name] = line.split("=") as [string, string];
  keys.split(",").forEach((k) => {
    codons[k] = name;
  });
}
function translate(rna: string): string[] {
  const out: string[] = [];
  for (const c of rna.match(/.{1,3}/g) ?? []) {
    const p = codons[c];
    if (!p) throw Error("Invalid codon");
    if (p === "STOP") break;
    out.push(p);
  }
  return out;
}
console.log(translate("AUGUUUUCUUAAAUG"), translate(""), translate("UGGUGUUAUUAAUGGUUU"));
try {
  translate("XYZ");
} catch (e) {
  console.log(`${e}`);
}

type Week = "first" | "second" | "third" | "fourth" | "last" | "teenth";
const meetup = (year: number, month: number, week: Week, day: string): Date => {
  const names = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
  const days: Date[] = [];
  for (
    let d = new Date(Date.UTC(year, month - 1, 1));
    d.getUTCMonth() === month - 1;
    d = new Date(+d + 864e5)
  )
    if (names[d.getUTCDay()] === day) days.push(d);
  const pick = { first: 0, second: 1, third: 2, fourth: 3, last: -1 };
  return (week === "teenth" ? days.find((d) => d.getUTCDate() > 12) : days.at(pick[week]))!;
};
console.log(
  meetup(2013, 5, "teenth", "Monday"),
  meetup(2012, 2, "last", "Wednesday").toISOString(),
  meetup(2015, 3, "fourth", "Sunday").toJSON(),
);
const square = (n: number) => {
  if (n < 1 || n > 64) throw new Error("out of the board");
  return 2n ** BigInt(n - 1);
};
console.log(
  square(1),
  square(64),
  Array.from({ length: 64 }, (_, i) => square(i + 1)).reduce((a, b) => a + b),
  (2n ** 64n - 1n).toLocaleString("en-US"),
);
