// Transcription and translation of nucleotides.
const map: {
  [k: string]: string;
} = { G: "C", C: "G", T: "A", A: "U" };
export function toRna(dna: string): string {
  return [...dna].map((c) => {
    const r = map[c];
    if (r === undefined)
      throw new Error("Invalid input DNA.");
    return r;
  }).join("");
}
console.log(toRna("ACGTGGTCTTAA"));
try {
  toRna("XXX");
}
catch (e: unknown) {
  if (e instanceof Error)
    console.log(e.message);
}
function nucleotideCounts(s: string) {
  const out = { A: 0, C: 0, G: 0, T: 0 };
  for (const c of s) {
    if (!(c in out))
      throw new Error("Invalid nucleotide in strand");
    out[c as keyof typeof out]++;
  }
  return out;
}
console.log(nucleotideCounts("AGCTTTTCATTCTGACTGCAACGGGCAATATGTCTCTGTGTGGATTAAAAAAAGAGTGTCTGATAGCAGC"));
export const translate = (rna: string) => {
  const table: Record<string, string> = {
    AUG: "Methionine", UUU: "Phenylalanine", UUC: "Phenylalanine", UUA: "Leucine", UGG: "Tryptophan"
  };
  const out: string[] = [];
  for (const codon of rna.match(/.{1,3}/g) || []) {
    if (["UAA", "UAG", "UGA"].includes(codon))
      break;
    out.push(table[codon]);
  }
  return out;
};
console.log(translate("AUGUUUUGGUAAUUU"), translate("XXX"));
