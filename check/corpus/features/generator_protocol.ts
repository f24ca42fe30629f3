// What can be sent into a generator, and how it ends.
function* conversation(): Generator<string, number, string> {
  let total = 0;
  try {
    const name = yield "name?";
    total += name.length;
    const place = yield `hello ${name}`;
    total += place.length;
  } catch (error) {
    yield `caught ${(error as Error).message}`;
  } finally {
    total += 100;
    console.log("cleanup");
  }
  return total;
}
const full = conversation();
console.log(full.next(), full.next("Ann"), full.next("Rome"), full.next());
const thrown = conversation();
console.log(thrown.next(), thrown.throw(new Error("oops")), thrown.next());
const ended = conversation();
console.log(ended.next(), ended.return(5), ended.next());
function* tree(depth: number): Generator<number> {
  if (depth === 0) return;
  yield* tree(depth - 1);
  yield depth;
  yield* tree(depth - 1);
}
console.log([...tree(3)], Math.max(...tree(4)), new Set(tree(2)));
const [first, ...others] = tree(2);
console.log(first, others);
