// Assignment operators in all places and odd expressions.
let n: number | null | undefined = null,
  s = "",
  o: any = { a: 0, b: null, list: [1, 2], deep: { x: 1 } };
n ??= 5;
n ||= 6;
n &&= n + 1;
n **= 2;
n %= 10;
n <<= 3;
n >>>= 1;
n |= 1;
n ^= 3;
n -= -1;
console.log(n);
s += 1 as any;
s += null;
s += [2, 3];
console.log(s);
o.a ||= "or";
o.b ??= "nullish";
o.c &&= 1;
o.deep.x += 5;
o.list[o.list.length] = 3;
o.list[0]++;
--o.list[1];
o["dyn" + 1] ??= [];
o.dyn1.push(1);
console.log(o);
let i = 0;
const a = [10, 20, 30];
a[i++] += i;
a[++i] = i++;
console.log(a, i, a[i], a[-1 as any]);
const log: string[] = [];
const t = (k: string, v: any) => (log.push(k), v);
t("obj", { p: 1 })[t("key", "p")] = t("val", 2);
t("a", 0) || (t("b", 1) && t("c", 2)) ? t("d", 3) : t("e", 4);
t("x", null)?.[t("never", 1)];
console.log(log.join());
console.log(
  void 0,
  typeof void 0,
  typeof null,
  typeof undefinedVar,
  (1, 2, 3),
  !"" + "x",
  -"3" as any,
  +"",
  !!NaN,
  typeof typeof 1,
  !!0,
  -(-1),
  +(+"2"),
  2 ** (3 ** 2),
  (-2) ** 2,
);
console.log(
  1 < 2 < 3,
  3 > 2 > 1,
  "b" + "a" + +"a" + "a",
  [] == (false as any),
  null == 0,
  null >= 0,
  undefined == null,
  NaN != NaN,
  "1" == (1 as any),
  [1, 2] == ("1,2" as any),
  {} == ("[object Object]" as any),
);
declare var undefinedVar: any;
let x, y, z;
x = y = z = 7;
[x, y] = [y + 1, x];
({ z, w: x = 100 } = { z: 1 } as any);
console.log(x, y, z);
var f = (
  a = 1,
  { b = a + 1, c: { d = b } = {} as any } = {} as any,
  [e = d, ...r] = [undefined, 9, 8] as any[],
) => [a, b, d, e, r];
console.log(f(), f(5), f(1, { b: 10, c: { d: 20 } }, []), f(undefined, undefined, [1]));
const obj = {
  m() {
    return this === obj;
  },
  v: 1,
};
console.log(obj.m(), obj["m"](), obj?.m?.(), (0, obj.m).call(obj));
if (((i = 3) > 2, i === 3)) console.log("comma in if");
for (i = 0; i < 2; console.log("step", i), i++);
while (i-- > 0) {
  if (i) continue;
  else console.log("else", i);
}
do console.log("once");
while (false);
console.log(
  ((a: number, b?: number) => (b === undefined ? a : b))(1),
  [..."abc"].map((c, i, all) => c + i + all.length),
  new Date(2020, 0).getFullYear(),
  new (class {
    v = 3;
  })().v,
  new Array(3).length,
  new Object() instanceof Object,
);
console.log(
  "a" in o,
  "toString" in o,
  0 in [1],
  delete o.a,
  o.a,
  o instanceof Object,
  Object instanceof Function,
  Array.isArray([]),
);
var v1 = 1;
var v1 = v1 + 1;
console.log(v1);
{
  var inner = "var leaks";
}
console.log(inner);
block: {
  if (v1 === 2) break block;
  console.log("not reached");
}
empty:;
console.log(
  ((): string | number => {
    try {
      return 1;
    } finally {
    }
  })(),
  (
    function () {
      "use strict";
      return typeof this;
    } as any
  )(),
);
