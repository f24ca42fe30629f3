// Of cases with the same value the first is taken; the later ones are fallen into.
function name(n: number): string {
  switch (n | 0) {
    case 0: return "zero";
    case 1: return "one";
    case -0: return "minus";
    case 1: return "again";
    default: return "other";
  }
}
function visited(n: number): string[] {
  const list: string[] = [];
  switch (n & 3) {
    case 1: list.push("a");
    case 1: list.push("b"); break;
    case -0: list.push("c");
    case 0: list.push("d");
  }
  return list;
}
console.log([0, -0, 1, 2].map(name), [0, 1, 2].map(visited));
