// Can the stones be laid in a circle: backtracking.
type Stone = readonly [number, number];
export const chain = (stones: Stone[]): Stone[] | null => {
  if (stones.length === 0) return [];
  const go = (rest: Stone[], laid: Stone[]): Stone[] | null => {
    const last = laid.at(-1)!;
    if (rest.length === 0) return last[1] === laid[0]![0] ? laid : null;
    for (const [i, [a, b]] of rest.entries()) {
      const others = rest.toSpliced(i, 1);
      if (a === last[1]) {
        const r = go(others, [...laid, [a, b]]);
        if (r) return r;
      }
      if (b === last[1]) {
        const r = go(others, [...laid, [b, a]]);
        if (r) return r;
      }
    }
    return null;
  };
  const [firstStone, ...others] = stones;
  return go(others, [firstStone!]);
};
const inputs: Stone[][] = [
  [],
  [[1, 1]],
  [[1, 2]],
  [
    [1, 2],
    [3, 1],
    [2, 3],
  ],
  [
    [1, 2],
    [1, 3],
    [2, 3],
  ],
  [
    [1, 2],
    [4, 1],
    [2, 3],
  ],
  [
    [1, 1],
    [2, 2],
  ],
  [
    [1, 2],
    [2, 1],
    [3, 4],
    [4, 3],
  ],
  [
    [1, 2],
    [2, 3],
    [3, 1],
    [2, 4],
    [2, 4],
  ],
  [
    [1, 2],
    [5, 3],
    [3, 1],
    [1, 2],
    [2, 4],
    [1, 6],
    [2, 3],
    [3, 4],
    [5, 6],
  ],
];
for (const input of inputs) {
  const c = chain(input);
  console.log(JSON.stringify(input), "=>", c);
  console.assert(
    c === null || c.every((s, i) => s[1] === c[(i + 1) % c.length]![0]),
    "broken chain",
  );
}
