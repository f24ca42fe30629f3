// Which variable a function made in a loop remembers.
const byLet: (() => number)[] = [];
for (let i = 0; i < 3; i++) byLet.push(() => i);
const byVar: (() => number)[] = [];
for (var j = 0; j < 3; j++) byVar.push(() => j);
const byOf: (() => string)[] = [];
for (const letter of "ab") byOf.push(() => letter + letter);
console.log(byLet.map((f) => f()), byVar.map((f) => f()), byOf.map((f) => f()));
const changed: (() => number)[] = [];
for (let i = 0; i < 3; i++) {
  changed.push(() => i++);
}
console.log(changed[0](), changed[0](), changed[1]());
function account(balance: number) {
  const history: number[] = [];
  return {
    deposit: (n: number) => (history.push(n), (balance += n)),
    get balance() { return balance; },
    history: () => [...history],
  };
}
const a = account(10), b = account(0);
a.deposit(5);
b.deposit(1);
console.log(a.balance, b.balance, a.history(), b.history());
const adders = [1, 2, 3].map((n) => (m: number) => n + m);
console.log(adders.map((add) => add(10)));
