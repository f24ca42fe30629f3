// using: declarations
function res(name: string): Disposable {
  console.log("open", name);
  return { [Symbol.dispose]() { console.log("close", name); } };
}
{
  using a = res("a");
  using b = res("b");
  console.log("body");
}
function f(x: number): string {
  using r = res("r" + x);
  if (x > 1) return "early";
  using s = res("s");
  return "late";
}
console.log(f(1)); console.log(f(2));
for (let i = 0; i < 3; i++) {
  using l = res("l" + i);
  if (i === 1) continue;
  console.log("loop", i);
}
try {
  using t = res("t");
  throw new Error("boom");
} catch (e) { console.log((e as Error).message); }
using n = null;
using u = undefined;
