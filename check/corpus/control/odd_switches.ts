// switch with odd shapes: default in the middle, expressions as cases, blocks, nested, in loops with continue.
function f(x: unknown): string {
  let out = "";
  switch (x) {
    case 1:
      out += "one ";
    default:
      out += "default ";
    case 2:
      out += "two ";
      break;
    case null: {
      let out2 = "null";
      out += out2;
      break;
    }
    case "s":
    case `t`:
      return "text";
  }
  return out.trim();
}
for (const x of [1, 2, 3, null, "s", "t", undefined, NaN]) console.log(x, "->", f(x));
const grade = (n: number) => {
  switch (true) {
    case n >= 90:
      return "A";
    case n >= 80:
      return "B";
    case n < 0 || n > 100:
      throw new RangeError(`bad ${n}`);
    default:
      return "C";
  }
};
console.log([95, 80, 3].map(grade).join(""));
let calls = 0;
const side = (v: number) => (calls++, v);
outer: for (let i = 0; i < 6; i++) {
  switch (i) {
    case side(0):
      continue;
    case side(1):
    case side(2):
      if (i === 2) break;
      console.log("one");
      continue outer;
    case 4:
      break outer;
    default: {
      switch (typeof i) {
        case "number":
          console.log("inner", i);
          break;
        default:
          console.log("never");
      }
    }
  }
  console.log("after", i);
}
console.log(calls);
switch (3) {
}
switch (side(9)) {
  default:
    console.log("only default");
}
const enum Dir {
  Up = 1,
  Down,
  Left = "L" as any,
}
const turn = (d: Dir | "none") => {
  switch (d) {
    case Dir.Up:
      return "up";
    case Dir.Down:
      return "down";
    case "none":
      return "-";
  }
  return "left?";
};
console.log(turn(Dir.Up), turn(Dir.Down), turn("none"));
function scopes(k: number) {
  switch (k) {
    case 0:
      var v = "zero";
      let w = 1;
      function hoisted() {
        return "hoisted " + w;
      }
    case 1:
      w = 5;
      return [v!, w, hoisted()];
  }
}
console.log(scopes(0), scopes(1), scopes(2));
