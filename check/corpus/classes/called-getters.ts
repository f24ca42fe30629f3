class G { v = 5; get handler() { return function (this: G, ...args: number[]) { return this.v + args.length; }; }
  opt(a: number, b = 2, ...rest: number[]) { return a + b + rest.length; } }
const g = new G();
console.log(g.handler(), g.handler(1), g.handler(1, 2, 3));


class K { static x = 1; static #p = 2; static m() { return 1; } y = 2; }
console.log(K, [K], { K });
class L extends K { static z = "s"; }
console.log(L);
