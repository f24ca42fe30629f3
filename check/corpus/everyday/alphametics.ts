export const solve = (puzzle: string): Record<string, number> | undefined => {
  const [lhs, rhs] = puzzle.split(" == ");
  const words = lhs.split(" + ");
  const letters = [...new Set((lhs + rhs).split("").filter((c) => c >= "A" && c <= "Z"))];
  const leading = new Set([...words, rhs].filter((w) => w.length > 1).map((w) => w[0]));
  const weights = letters.map((l) => {
    let w = 0;
    for (const word of words) for (let i = 0; i < word.length; i++) if (word[i] === l) w += 10 ** (word.length - 1 - i);
    for (let i = 0; i < rhs.length; i++) if (rhs[i] === l) w -= Math.pow(10, rhs.length - 1 - i);
    return w;
  });
  const used = new Array<boolean>(10).fill(false);
  const assign: number[] = [];
  const search = (i: number, sum: number): boolean => {
    if (i === letters.length) return sum === 0;
    for (let d = 0; d < 10; d++) {
      if (used[d] || (d === 0 && leading.has(letters[i]))) continue;
      used[d] = true;
      assign[i] = d;
      if (search(i + 1, sum + weights[i] * d)) return true;
      used[d] = false;
    }
    return false;
  };
  if (!search(0, 0)) return undefined;
  return Object.fromEntries(letters.map((l, i) => [l, assign[i]]));
};
console.log(solve("I + BB == ILL"));
console.log(solve("A == B"));
console.log(solve("SEND + MORE == MONEY"));
