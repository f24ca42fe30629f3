// Word frequencies of a text: splitting, lower case, a dictionary, sorting.

const vocabulary = "the of and to in a is that for it as was with be by on not he his but at are this have from".split(" ");

function makeText(count: number): string {
  let seed = 17;
  const parts: string[] = [];
  for (let i = 0; i < count; i++) {
    seed = (seed * 48271) % 2147483647;
    let word = vocabulary[seed % vocabulary.length];
    if (seed % 5 === 0) word += vocabulary[(seed >> 8) % vocabulary.length];
    if (seed % 11 === 0) word = word[0].toUpperCase() + word.slice(1);
    parts.push(word + (seed % 17 === 0 ? "." : seed % 13 === 0 ? "," : ""));
  }
  return parts.join(" ");
}

function isLetter(c: string): boolean {
  return (c >= "a" && c <= "z") || (c >= "A" && c <= "Z");
}

function wordsOf(text: string): string[] {
  const words: string[] = [];
  let word = "";
  for (const c of text) {
    if (isLetter(c)) word += c;
    else if (word !== "") {
      words.push(word.toLowerCase());
      word = "";
    }
  }
  if (word !== "") words.push(word.toLowerCase());
  return words;
}

function frequencies(words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) || 0) + 1);
  return counts;
}

function frequenciesByObject(words: string[]): { [word: string]: number } {
  const counts: { [word: string]: number } = {};
  for (const word of words) {
    if (word in counts) counts[word]++;
    else counts[word] = 1;
  }
  return counts;
}

const text = makeText(600000);
const words = wordsOf(text);
const counts = frequencies(words);
const top = [...counts.entries()].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, 10);
for (const [word, count] of top) console.log(word.padEnd(10) + String(count).padStart(7));

const byObject = frequenciesByObject(text.toLowerCase().split(" "));
const sorted = Object.entries(byObject).sort(([, a], [, b]) => b - a);
console.log(sorted.length, sorted[0]);
const byLength = words.reduce<Record<number, number>>((groups, word) => {
  groups[word.length] = (groups[word.length] ?? 0) + 1;
  return groups;
}, {});
console.log(byLength);
