// K-nucleotide: counts substrings of a DNA sequence in a Map.

function sequence(length: number): string {
  const letters = "ACGT";
  const parts: string[] = [];
  let seed = 42;
  for (let i = 0; i < length; i++) {
    seed = (seed * 3877 + 29573) % 139968;
    parts.push(letters[Math.floor((seed / 139968) * 4)]);
  }
  return parts.join("");
}

function count(text: string, size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i + size <= text.length; i++) {
    const key = text.slice(i, i + size);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

function frequencies(text: string, size: number): void {
  const counts = [...count(text, size)];
  counts.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const total = text.length - size + 1;
  for (const [key, value] of counts) {
    console.log(`${key} ${((value * 100) / total).toFixed(3)}`);
  }
}

const dna = sequence(500000);
frequencies(dna, 1);
frequencies(dna, 2);
for (const word of ["GGT", "GGTA", "GGTATT", "GGTATTTTAATT", "GGTATTTTAATTTATAGT"]) {
  console.log(`${count(dna, word.length).get(word) ?? 0}\t${word}`);
}
