// Async generators as a pipeline: each stage pulls, batches and transforms, and closes the ones before it.
async function* lines(chunks: Iterable<string>, log: string[]): AsyncGenerator<string, void> {
  let rest = "";
  try {
    for (const chunk of chunks) {
      const parts = (rest + chunk).split("\n");
      rest = parts.pop()!;
      for (const part of parts) yield part;
    }
    if (rest) yield rest;
  } finally {
    await null;
    log.push("lines closed");
  }
}
type Stage<A, B> = (source: AsyncIterable<A>) => AsyncIterable<B>;
const map = <A, B>(f: (a: A) => B | Promise<B>): Stage<A, B> => async function* (source) {
  for await (const item of source) yield f(item);
};
const batch = <A>(size: number): Stage<A, A[]> => async function* (source) {
  let held: A[] = [];
  for await (const item of source)
    if (held.push(item) === size) {
      yield held;
      held = [];
    }
  if (held.length) yield held;
};
const take = <A>(most: number): Stage<A, A> => async function* (source) {
  if (most > 0)
    for await (const item of source) {
      yield item;
      if (--most === 0) return;
    }
};
function compose<A, B, C>(f: Stage<A, B>, g: Stage<B, C>): Stage<A, C> {
  return (source) => g(f(source));
}
const log: string[] = [];
const chunks = ["id,na", "me\n1,ann\n2,", "bob\n\n3,cy\n4,", "di"];
const rows = compose(map((line: string) => line.split(",")), map(async ([id, name]) => ({ id: Number(id), name })));
for await (const row of rows(lines(chunks, log))) console.log(row);
console.log(log);
for await (const pair of compose(batch<string>(2), take<string[]>(2))(lines(chunks, log))) console.log(pair);
console.log(log);
const failing = map((line: string) => {
  if (line.startsWith("2")) throw new SyntaxError(`bad line ${line}`);
  return line.length;
});
try {
  for await (const size of failing(lines(chunks, log))) console.log(size);
} catch (error) {
  console.log(`${error}`, log.length);
}
console.log((await Array.fromAsync(batch<string>(10)(lines(["x\ny\n", "z"], log)))).flat().join(""));
export {};
