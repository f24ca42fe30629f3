const x = "module";
function f(x: number): string {
  let out = "" + x;
  {
    const x = "block";
    out += x;
    for (let x = 0; x < 2; x++) out += x;
  }
  if (out) {
    const x = out.length;
    out += x;
  }
  return out + x;
}
console.log(f(1), x);
const names = ["a"].map((x) => [x].map((x) => x + x));
console.log(names);
function console2(): string {
  const undefined2 = "u";
  return undefined2;
}
console.log(console2());
try {
  throw "thrown";
} catch (x) {
  console.log(x);
}
console.log(x);
