// Hoisting, temporal dead zones, shadowing, block functions, closures over catch and loop variables, globals of a module.
console.log(
  typeof f,
  f(),
  typeof v,
  (() => {
    try {
      return l;
    } catch (e) {
      return (e as Error).name + ": " + (e as Error).message;
    }
  })(),
);
var v = 1;
let l = 2;
function f() {
  return typeof v + ":" + g();
}
function g() {
  return "g";
}
{
  let l = "inner";
  var v2 = l;
  {
    const l = [1];
    console.log(l);
  }
  console.log(l);
}
console.log(l, v2);
try {
  new (class {
    x = late;
  })();
} catch (e) {
  console.log((e as Error).message);
}
const late = 5;
const fs: (() => string)[] = [];
for (const k of ["a", "b"]) {
  let n = 0;
  fs.push(() => k + n++);
}
console.log(
  fs.map((x) => x()),
  fs.map((x) => x()),
);
try {
  throw "outer";
} catch (e) {
  const keep = () => e;
  try {
    throw "inner";
  } catch (e) {
    console.log(e, keep());
  }
}
function params(a: number, b = () => a) {
  {
    let a = 100;
    a++;
  }
  a++;
  return [a, b()];
}
console.log(params(1));
const shadow = (x: number) => {
  const y = x;
  {
    const x = y * 2;
    {
      const y = x + 1;
      return [x, y];
    }
  }
};
console.log(shadow(3));
function rec(n: number): number {
  const inner = (m: number): number => (m <= 0 ? n : inner(m - 1));
  return n <= 0 ? 0 : inner(n) + rec(n - 1);
}
console.log(rec(3));
var dup = 1;
var dup: number;
console.log(dup);
function over() {
  return 1;
}
console.log(over.name, over());
const named = function me(n: number): any {
  return n ? me(n - 1) : typeof me;
};
console.log(named(2));
if (true) {
  function blockFn() {
    return "block";
  }
  console.log(blockFn());
}
switch (1) {
  case 1:
    let s = "sw";
    console.log(s);
}
for (let i = 0; i < 1; i++) {
  let i = "shadowed";
  console.log(i);
}
label: {
  const label = "name";
  console.log(label);
  break label;
}
let count = 0;
const inc = () => ++count;
const snapshot = count;
inc();
inc();
console.log(snapshot, count);
(function () {
  var count = "iife";
  console.log(count);
})();
const { count: renamed } = { count };
console.log(renamed);
class C {
  static n = 0;
  m() {
    const self = this;
    return function () {
      return [typeof self, C.n++];
    };
  }
}
console.log(new C().m()(), C.n);
let a = 1,
  b = a + 1,
  c = (() => a + b)();
[a, b] = [b, a];
console.log(a, b, c);
const undefined_ = void 0;
console.log(undefined_, typeof undefined_, typeof notDefinedAnywhere);
declare const notDefinedAnywhere: unknown;
const late2 = () => later();
const later = () => "later";
console.log(late2());
function outer() {
  return helper();
  function helper() {
    return count2;
  }
}
var count2 = "var is ready";
console.log(outer());
export const exported = outer.name;
console.log(exported);
let x1 = 1;
{
  x1 = 2;
  let y1 = x1;
  x1 = y1 + 1;
}
console.log(x1);
for (var leak = 0; leak < 2; leak++);
console.log(leak);
const arr = [1, 2, 3].map((x) => {
  const y = x;
  return () => x + y;
});
console.log(arr.map((h) => h()));
