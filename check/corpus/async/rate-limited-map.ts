// Mapping with bounded concurrency, cancellation by AbortSignal, and a report of the most jobs in flight.
async function mapLimit<T, R>(
  items: Iterable<T>, limit: number, work: (item: T, index: number) => Promise<R>, signal?: AbortSignal,
): Promise<R[]> {
  const results: R[] = [];
  const entries = Array.from(items).entries();
  const lane = async (): Promise<void> => {
    for (const [index, item] of entries) {
      signal?.throwIfAborted();
      results[index] = await work(item, index);
    }
  };
  await Promise.all(Array.from({ length: limit }, lane));
  return results;
}
let running = 0, most = 0;
async function slowSquare(n: number): Promise<number> {
  most = Math.max(most, ++running);
  try {
    for (let turns = n % 4; turns >= 0; turns--) await undefined;
    return n * n;
  } finally {
    running--;
  }
}
for (const limit of [1, 3, 10]) {
  most = 0;
  const squares = await mapLimit([1, 2, 3, 4, 5, 6, 7], limit, slowSquare);
  console.log(limit, squares.join(" "), "at most", most);
}
const controller = new AbortController();
const started: string[] = [];
const outcome = await mapLimit("abcdef", 2, async (letter, index) => {
  started.push(letter);
  if (index === 3) controller.abort(new Error(`stopped at ${letter}`));
  await null;
  return letter.toUpperCase();
}, controller.signal).catch((reason: Error) => reason.message);
console.log(outcome, started.join(""), controller.signal.aborted);
export {};
