// FASTA: DNA sequences by repetition and by weighted random choice.

const IM = 139968;
const IA = 3877;
const IC = 29573;
let last = 42;

function random(max: number): number {
  last = (last * IA + IC) % IM;
  return (max * last) / IM;
}

const ALU =
  "GGCCGGGCGCGGTGGCTCACGCCTGTAATCCCAGCACTTTGG" +
  "GAGGCCGAGGCGGGCGGATCACCTGAGGTCAGGAGTTCGAGA" +
  "CCAGCCTGGCCAACATGGTGAAACCCCGTCTCTACTAAAAAT" +
  "ACAAAAATTAGCCGGGCGTGGTGGCGCGCGCCTGTAATCCCA" +
  "GCTACTCGGGAGGCTGAGGCAGGAGAATCGCTTGAACCCGGG" +
  "AGGCGGAGGTTGCAGTGAGCCGAGATCGCGCCACTGCACTCC" +
  "AGCCTGGGCGACAGAGCGAGACTCCGTCTCAAAAA";

type Frequencies = Record<string, number>;

const IUB: Frequencies = {
  a: 0.27, c: 0.12, g: 0.12, t: 0.27, B: 0.02, D: 0.02, H: 0.02, K: 0.02,
  M: 0.02, N: 0.02, R: 0.02, S: 0.02, V: 0.02, W: 0.02, Y: 0.02,
};
const HOMO_SAPIENS: Frequencies = {
  a: 0.3029549426680, c: 0.1979883004921, g: 0.1975473066391, t: 0.3015094502008,
};

let bytes = 0;
let hash = 0;

function emit(line: string): void {
  bytes += line.length + 1;
  for (let i = 0; i < line.length; i++) hash = (hash * 31 + line.charCodeAt(i)) | 0;
}

function cumulative(table: Frequencies): [string, number][] {
  const result: [string, number][] = [];
  let sum = 0;
  for (const letter of Object.keys(table)) {
    sum += table[letter];
    result.push([letter, sum]);
  }
  return result;
}

function repeatFasta(header: string, text: string, count: number): void {
  emit(header);
  let index = 0;
  while (count > 0) {
    const length = Math.min(60, count);
    let line = "";
    for (let i = 0; i < length; i++) {
      line += text[index];
      index = index + 1 === text.length ? 0 : index + 1;
    }
    emit(line);
    count -= length;
  }
}

function randomFasta(header: string, table: [string, number][], count: number): void {
  emit(header);
  while (count > 0) {
    const length = Math.min(60, count);
    let line = "";
    for (let i = 0; i < length; i++) {
      const r = random(1);
      for (const [letter, limit] of table) {
        if (r < limit) {
          line += letter;
          break;
        }
      }
    }
    emit(line);
    count -= length;
  }
}

const n = 1000000;
repeatFasta(">ONE Homo sapiens alu", ALU, 2 * n);
randomFasta(">TWO IUB ambiguity codes", cumulative(IUB), 3 * n);
randomFasta(">THREE Homo sapiens frequency", cumulative(HOMO_SAPIENS), 5 * n);
console.log(bytes, hash);
