// using: errors and stacks
class E1 implements Disposable { constructor(public n: number) {} [Symbol.dispose]() { throw new Error("d" + this.n); } }
try {
  using a = new E1(1);
  using b = new E1(2);
  throw new Error("body");
} catch (e: any) {
  console.log(e instanceof SuppressedError, e.name, e.message);
  console.log(e.error.message, e.suppressed.name, e.suppressed.error.message, e.suppressed.suppressed.message);
}
const stack = new DisposableStack();
stack.defer(() => console.log("deferred"));
stack.use({ [Symbol.dispose]() { console.log("used"); } });
const v = stack.adopt({ x: 1 }, (o) => console.log("adopted", o.x));
console.log(v.x, stack.disposed);
const moved = stack.move();
console.log(stack.disposed, moved.disposed);
moved.dispose();
moved[Symbol.dispose]();
console.log(moved.disposed);
try { moved.defer(() => {}); } catch (e: any) { console.log(e.name, e.message); }
try { using z = 5 as any; } catch (e: any) { console.log(e.name, e.message); }
try { using z = {} as any; } catch (e: any) { console.log(e.name, e.message); }
function* g() { using r = { [Symbol.dispose]() { console.log("gen closed"); } }; yield 1; yield 2; }
for (const x of g()) { console.log(x); break; }
for (using r of [{ [Symbol.dispose]() { console.log("x1"); } }, { [Symbol.dispose]() { console.log("x2"); } }]) { console.log("it"); }
const se = new SuppressedError(new Error("a"), new Error("b"), "msg");
console.log(se.message, se.error.message, se.suppressed.message, String(se));
console.log(typeof Symbol.dispose, Symbol.dispose.toString(), Symbol.asyncDispose.description);
