// What closures keep: one variable for each turn of a loop, one for all, accessors, and named functions.
const counters: (() => number)[] = [];
for (let i = 0; i < 3; i++) counters.push(() => i++);
console.log(counters.map(next => next()), counters.map(next => next()));

const shared: (() => number)[] = [];
for (var v = 0; v < 3; v++) shared.push(() => v);
console.log(shared.map(read => read()));

for (let i = 0, skip = () => i++; i < 3; i++) {
  if (i === 0) skip(); // moves the first i, not the copy of the next turn
  console.log("turn", i);
}

function account(balance = 0) {
  const history: number[] = [];
  return {
    get balance() { return balance; },
    set balance(value) { history.push(value - balance); balance = value; },
    history: () => [...history],
  };
}
const mine = account(10), yours = account();
mine.balance += 5;
mine.balance -= 2;
console.log(mine.balance, mine.history(), yours.balance, yours.history());

const factorial = function self(n: number): number { return n < 2 ? 1 : n * self(n - 1); };
const other = factorial;
console.log(other(6), factorial.name, factorial.length);

const once = <A extends unknown[], R>(run: (...args: A) => R) => {
  let result: { value: R } | undefined;
  return (...args: A) => (result ??= { value: run(...args) }).value;
};
const first = once((n: number) => n * 2);
console.log(first(2), first(50));

const curry = (a: number) => (b: number) => (c: number) => [a, b, c].join("-");
const half = curry(1)(2);
console.log(half(3), half(4), curry(7)(8)(9));
console.log((() => { try { return (() => { throw 1; })(); } catch { return "caught"; } })(), typeof later);
function later() { return counters.length; }
