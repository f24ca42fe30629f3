// calls before the function's declaration has run
function par(a: number, { x, y = x + a } = { x: 1, y: 2 }, [p, q = p] = [1, 2]) { return [a, x, y, p, q]; }
console.log(par(1));
const isEven = (n: number): boolean => n === 0 || isOdd(n - 1);
const isOdd = (n: number): boolean => n !== 0 && isEven(n - 1);
console.log(isEven(10));
function run() { return helper(2); }
try { run(); } catch (e) { console.log(String(e)); }
const helper = (n: number) => n * 2;
console.log(run());
function local() {
  const even = (n: number): boolean => n === 0 || odd(n - 1);
  const odd = (n: number): boolean => n !== 0 && even(n - 1);
  try { late(1); } catch (e) { console.log(String(e)); }
  const late = (n: number) => n + 1;
  return [even(7), late(1)];
}
console.log(local());
const fact = (n: number): number => n < 2 ? 1 : n * fact(n - 1);
console.log(fact(5));
function d({ a = b, b = 1 }: { a?: number; b?: number } = {}) { return a; }
try { d(); } catch (e) { console.log(String(e)); }
console.log(d({ a: 3 }));
const g = (x: number) => { if (x > 0) return h(x - 1); return 0; };
function h(x: number): number { return g(x); }
console.log(g(3));
const self: any = { me: () => self }; console.log(self.me() === self);
