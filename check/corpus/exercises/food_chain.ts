// A cumulative song.
const animals = [
  ["fly", ""], ["spider", "It wriggled and jiggled and tickled inside her."], ["bird", "How absurd to swallow a bird!"], ["horse", "She's dead, of course!"]
] as const;
export function verse(n: number): string {
  const [name, line] = animals[n - 1];
  let r = `I know an old lady who swallowed a ${name}.\n`;
  if (line)
    r += line + "\n";
  if (name === "horse")
    return r;
  for (let i = n - 1; i > 0; --i)
    r += `She swallowed the ${animals[i][0]} to catch the ${animals[i - 1][0]}${animals[i - 1][0] === "spider" ? " that wriggled and jiggled and tickled inside her" : ""}.\n`;
  return r + "I don't know why she swallowed the fly. Perhaps she'll die.\n";
}
export const verses = (a: number, b: number) => Array.from({ length: b - a + 1 }, (_, i) => verse(a + i)).join("\n");
console.log(verses(1, 4));
