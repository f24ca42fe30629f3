// Lazy helpers over any Iterable, and proof that each stops its source when the reader has enough.
function* source(from: number, to: number, log: string[]): Generator<number> {
  try {
    for (let i = from; i <= to; i++) {
      log.push(`+${i}`);
      yield i;
    }
  } finally {
    log.push("closed");
  }
}
function* windows<T>(items: Iterable<T>, size: number): Generator<readonly T[]> {
  const held: T[] = [];
  for (const item of items) {
    held.push(item);
    if (held.length > size) held.shift();
    if (held.length === size) yield held.slice();
  }
}
function* runs<T, K>(items: Iterable<T>, key: (item: T) => K): Generator<[K, T[]]> {
  let current: [K, T[]] | undefined;
  for (const item of items) {
    const k = key(item);
    if (current && Object.is(current[0], k)) current[1].push(item);
    else {
      if (current) yield current;
      current = [k, [item]];
    }
  }
  if (current) yield current;
}
function* interleave<T>(...sources: Iterable<T>[]): Generator<T> {
  const live = new Set(sources.map((s) => s[Symbol.iterator]()));
  while (live.size)
    for (const it of live) {
      const step = it.next();
      if (step.done) live.delete(it);
      else yield step.value;
    }
}
const log: string[] = [];
for (const [a, b, c] of windows(source(1, 100, log), 3)) {
  console.log(a, b, c, a * b * c);
  if (c >= 5) break;
}
console.log(log.join(" "));
console.log([...runs("aabccca", (c) => c)].map(([k, all]) => k + all.length).join(""));
console.log([...runs([NaN, NaN, 0, -0], (n) => n)].length, [...windows(new Set("xy"), 3)].length);
console.log([...interleave("abc", ["1"], new Map([["k", "v"]]).values(), "-+")].join(""));
console.log(Object.fromEntries(runs([1, 3, 4, 6, 7], (n) => (n % 2 ? "odd" : "even"))));
