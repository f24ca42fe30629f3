interface Slot {
  a: string | null;
  b?: string;
  c?: string | null;
  n: number | null;
  f?: boolean;
}
function show(s: Slot): string {
  return [s.a, s.b, s.c, s.n, s.f].map((x) => (x === null ? "null" : x === undefined ? "undefined" : String(x))).join(" ");
}
console.log(show({ a: null, n: null }));
console.log(show({ a: "", b: "", c: null, n: 0, f: false }));
console.log(show({ a: "x", c: undefined, n: NaN, f: true }));
const s: Slot = { a: null, n: null };
console.log(s.a == null, s.b == null, s.a === null, (s.b as unknown) === null, s.n == undefined);
let value: string | null | undefined;
console.log(value);
value = null;
console.log(value);
value = "v";
console.log(value, JSON.stringify(s));
