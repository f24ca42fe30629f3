// Recursive generators with yield*, their results, and early closing from destructuring.
function* permutations<T>(items: readonly T[], from = 0): Generator<T[], number> {
  if (from >= items.length - 1) {
    yield [...items];
    return 1;
  }
  let count = 0;
  for (let i = from; i < items.length; i++) {
    const swapped = items.slice();
    [swapped[from], swapped[i]] = [swapped[i], swapped[from]];
    count += yield* permutations(swapped, from + 1);
  }
  return count;
}
function* partitions(n: number, largest: number = n): Generator<readonly number[]> {
  if (n === 0) yield [];
  for (let part = Math.min(n, largest); part > 0; part--)
    for (const rest of partitions(n - part, part)) yield [part, ...rest];
}
function* subsets<T>([head, ...tail]: readonly T[], size: number): Generator<T[]> {
  if (size === 0) yield [];
  else if (head !== undefined) {
    for (const rest of subsets(tail, size - 1)) yield [head, ...rest];
    yield* subsets(tail, size);
  }
}
function drain<T, R>(it: Generator<T, R>): { all: T[]; result: R } {
  const all: T[] = [];
  for (;;) {
    const step = it.next();
    if (step.done) return { all, result: step.value };
    all.push(step.value);
  }
}
const { all, result } = drain(permutations(["a", "b", "c"]));
console.log(all.map((p) => p.join("")).join(" "), result);
console.log([...partitions(5)].map((p) => p.join("+")));
console.log(Array.from(subsets(["x", "y", "z", "w"], 2), (s) => s.join("")).join(" "));
const [one, two] = permutations([1, 2, 3, 4, 5, 6, 7, 8, 9]);
console.log(one.join(""), two.join(""));
console.log(partitions(30).filter((p) => p.every((k) => k % 2)).take(2).map((p) => p.length).toArray());
