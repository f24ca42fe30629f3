// A class is only extended when it is known which one it is.
class A {}
class B {}

const Base = process.argv.length > 2 ? A : B;
class C extends Base {}

type Constructor = new (...args: any[]) => object;
function mixed<T extends Constructor>(base: T) {
  return class extends base {};
}
const annotated: typeof A = Base;
console.log(new C(), mixed(A), mixed(annotated));
