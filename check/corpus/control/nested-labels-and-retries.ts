// Labelled loops as a search with back-tracking, and switch(true) as a decision table.
function queens(n: number): number[] | null {
  const at: number[] = [];
  let row = 0, column = 0;
  search: while (row < n) {
    place: for (; column < n; column++) {
      for (let r = 0; r < row; r++)
        if (at[r] === column || Math.abs(at[r] - column) === row - r) continue place;
      at[row++] = column;
      column = 0;
      continue search;
    }
    if (row === 0) return null;
    column = at[--row] + 1;
    at.length = row;
  }
  return at;
}
for (const n of [1, 2, 3, 4, 6, 8]) console.log(n, queens(n)?.join(",") ?? "none");

function classify(value: unknown): string {
  switch (true) {
    case value === null:
      return "null";
    case Array.isArray(value):
      return `list of ${(value as unknown[]).length}`;
    case typeof value === "number" && Number.isInteger(value):
    case typeof value === "bigint":
      return `whole ${value}`;
    case value instanceof Date || value instanceof RegExp:
      return "library";
    default: {
      const kind = typeof value;
      return kind === "object" ? Object.keys(value as object).join("/") || "empty" : kind;
    }
  }
}
console.log([null, [1, 2], 7, 7n, 7.5, /x/, {}, { a: 1, b: 2 }, "s", undefined].map(classify).join("; "));
const trail: string[] = [];
outer: for (const word of ["ab", "c", "", "de"]) {
  block: {
    if (!word) break outer;
    for (const letter of word) {
      if (letter === "c") break block;
      do {
        trail.push(letter);
        if (letter === "b") continue outer;
      } while (trail.length % 2);
    }
    trail.push("end");
  }
  trail.push(word.length.toString());
}
console.log(trail.join(" "));
