// Small tools over iterables, and the helpers that iterators have.
function* count(from = 0): Generator<number, string, number | undefined> {
  for (let n = from; ; ) {
    const jump = yield n;
    n = jump ?? n + 1;
    if (n > 99) return "too far";
  }
}

function* take<T>(source: Iterable<T>, n: number) {
  if (n <= 0) return;
  for (const value of source) {
    yield value;
    if (--n === 0) return;
  }
}

function* zip<A, B>(left: Iterable<A>, right: Iterable<B>): Generator<[A, B]> {
  const a = left[Symbol.iterator](), b = right[Symbol.iterator]();
  for (;;) {
    const x = a.next(), y = b.next();
    if (x.done || y.done) return;
    yield [x.value, y.value];
  }
}

const numbers = count(3);
console.log(numbers.next(), numbers.next(), numbers.next(50), numbers.next(100), numbers.next());
console.log([...take(count(5), 3)], [...zip("abc", count(1))], Math.max(...take(count(), 4)));
console.log(count().map(n => n * 2).filter(n => n % 3 === 0).take(3).toArray());
console.log(count().drop(2).take(2).reduce((sum, n) => sum + n), count().find(n => n * n > 50));
console.log(Iterator.from([1, 2]).flatMap(n => [n, -n]).toArray(), [1, 2].values().some(n => n > 1));

function* careful() {
  try {
    yield 1;
  } catch (reason) {
    yield "caught " + reason;
  } finally {
    yield "clean";
  }
}
const thrown = careful(), returned = careful();
console.log(thrown.next(), thrown.throw("x"), thrown.next(), thrown.next());
console.log(returned.next(), returned.return(7 as any), returned.next());

class Tree {
  constructor(readonly value: number, readonly left?: Tree, readonly right?: Tree) {}
  *[Symbol.iterator](): Generator<number> {
    if (this.left) yield* this.left;
    yield this.value;
    if (this.right) yield* this.right;
  }
}
console.log([...new Tree(2, new Tree(1), new Tree(4, new Tree(3)))], Object.prototype.toString.call(count()));
