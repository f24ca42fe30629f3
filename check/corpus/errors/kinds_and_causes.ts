// Errors of all kinds, custom ones, cause chains, finally, rethrow, toString, inspection without stacks.
class AppError extends Error {
  code: string;
  constructor(message: string, code = "E_APP", options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
  toJSON() {
    return { name: this.name, code: this.code, message: this.message };
  }
}
class NotFound extends AppError {
  constructor(what: string) {
    super(`${what} not found`, "E_404");
  }
}
class Wrapped extends AppError {
  get root(): unknown {
    let e: unknown = this;
    while (e instanceof Error && e.cause !== undefined) e = e.cause;
    return e;
  }
}
const f = (n: number): string => {
  try {
    if (n === 0) throw new NotFound("page");
    if (n === 1) null!.toString();
    if (n === 2) throw "just text";
    if (n === 3) JSON.parse("{bad");
    if (n === 4) new Array(-1);
    if (n === 5) decodeURIComponent("%");
    if (n === 6) (undefined as any)();
    if (n === 7) throw { odd: true };
    if (n === 8) throw new AggregateError([new Error("a"), 2], "many");
    if (n === 9) BigInt(1.5);
    return "fine";
  } catch (e) {
    if (e instanceof NotFound) return JSON.stringify(e);
    if (e instanceof AggregateError) return `${e.message}: ${e.errors.map(String)}`;
    if (e instanceof Error) return `${e.name} / ${e.constructor.name} / ${e.message}`;
    return "thrown: " + JSON.stringify(e);
  } finally {
    count++;
  }
};
let count = 0;
for (let i = 0; i <= 10; i++) console.log(i, f(i));
console.log(count);
const w = new Wrapped("outer", undefined, {
  cause: new Wrapped("middle", "E_MID", { cause: "the root" }),
});
console.log(
  w.root,
  String(w),
  w.name,
  w.code,
  w instanceof AppError,
  Object.prototype.toString.call(w),
  "cause" in w,
  Object.keys(w),
);
const order: string[] = [];
function nested() {
  try {
    try {
      order.push("try");
      throw new Error("1");
    } catch (e) {
      order.push("catch");
      throw new Error("2", { cause: e });
    } finally {
      order.push("finally");
    }
  } catch (e) {
    order.push(((e as Error).cause as Error).message);
    return "returned";
  } finally {
    order.push("last");
  }
}
console.log(nested(), order);
const e = new Error("msg");
e.name = "Custom";
console.log(
  `${e}`,
  e.stack!.split("\n")[0],
  Object.getOwnPropertyNames(e),
  e.propertyIsEnumerable("message"),
);
const noMessage = new TypeError();
console.log(String(noMessage), noMessage.message === "", Error("called").message);
(() => {
  try {
    return console.log("try returns");
  } finally {
    console.log("finally after");
  }
})();
lbl: try {
  break lbl;
} finally {
  console.log("break through finally");
}
