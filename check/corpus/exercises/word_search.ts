// Words in a grid of letters, in eight directions.
type Point = [row: number, column: number];
interface Found {
  start: Point;
  end: Point;
}
const directions = [-1, 0, 1]
  .flatMap((dr) => [-1, 0, 1].map((dc) => [dr, dc] as const))
  .filter(([r, c]) => r || c);
class WordSearch {
  constructor(private grid: string[]) {}
  find(words: string[]): { [word: string]: Found | undefined } {
    const out: { [word: string]: Found | undefined } = {};
    for (const w of words) out[w] = this.locate(w);
    return out;
  }
  private locate(word: string): Found | undefined {
    for (let r = 0; r < this.grid.length; r++)
      for (let c = 0; c < this.grid[r].length; c++)
        scan: for (const [dr, dc] of directions) {
          for (let k = 0; k < word.length; k++)
            if (this.grid[r + dr * k]?.[c + dc * k] !== word[k]) continue scan;
          const n = word.length - 1;
          return { start: [r + 1, c + 1], end: [r + dr * n + 1, c + dc * n + 1] };
        }
  }
}
const grid = [
  "jefblpepre",
  "camdcimgtc",
  "oivokprjsm",
  "pbwasqroua",
  "rixilelhrs",
  "wolcqlirpc",
  "screeaumgr",
  "alxhpburyi",
  "jalaycalmp",
  "clojurermt",
];
const search = new WordSearch(grid);
const result = search.find([
  "clojure",
  "elixir",
  "ecmascript",
  "rust",
  "java",
  "lua",
  "lisp",
  "ruby",
  "haskell",
]);
console.log(result);
for (const w in result) {
  const f = result[w];
  console.log(w.padStart(12), f ? `${f.start} -> ${f.end}` : "not there");
}
console.log(directions, JSON.stringify(result.haskell), "haskell" in result);
