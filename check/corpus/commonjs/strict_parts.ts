// In a CommonJS file, classes are strict, and functions that say so with what is inside of them.
const frozen: any = Object.freeze({ x: 1, list: Object.freeze([1]) });
const onlyGetter: any = {
  get value() {
    return 1;
  },
};

function attempt(name: string, action: () => void) {
  try {
    action();
    console.log(name, "is ignored");
  } catch (error: any) {
    console.log(name, error.name, error.message);
  }
}

function strict() {
  "use strict";
  attempt("write", () => { frozen.x = 2; });
  attempt("add", () => { frozen.y = 2; });
  attempt("delete", () => { delete frozen.x; });
  attempt("element", () => { frozen.list[0] = 2; });
  attempt("new element", () => { frozen.list[1] = 2; });
  attempt("getter", () => { onlyGetter.value = 2; });
  attempt("primitive", () => { (5 as any).x = 2; });
  attempt("string", () => { ("abc" as any)[0] = "x"; });
}
strict();

function sloppy() {
  attempt("write", () => { frozen.x = 2; });
  attempt("delete", () => { delete frozen.x; });
  attempt("strict arrow", () => { "use strict"; frozen.x = 2; });
}
sloppy();

class Box {
  constructor(public value: number) {
    Object.freeze(this);
  }
  change() {
    this.value = 2;
  }
  changeLater() {
    return () => { this.value = 3; };
  }
  static {
    attempt("static block", () => { frozen.x = 2; });
  }
}
const box = new Box(1);
attempt("method", () => box.change());
attempt("closure of a method", () => box.changeLater()());
attempt("outside", () => { box.value = 4; });
console.log(box.value, frozen);
