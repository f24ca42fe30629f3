// Variables of one name in several blocks of a function, all kept by closures.
const reads: (() => number)[] = [];

function blocks(parent: number) {
  {
    let x = 1;
    reads.push(() => x++);
  }
  {
    let x = 20;
    reads.push(() => x++);
  }
  if (reads.length > 0) {
    const x = 300;
    reads.push(() => x);
  }
  for (const x of [5]) reads.push(() => x + parent);
}
blocks(1000);
console.log(reads.map((read) => read()));
console.log(reads.map((read) => read()));

function shadowed(a: number) {
  const outer = () => a;
  {
    const a = "inner";
    console.log([1].map(() => a));
  }
  return outer;
}
console.log(shadowed(4)());

function caught() {
  try {
    throw 1;
  } catch (error) {
    reads.push(() => error as number);
  }
  try {
    throw 2;
  } catch (error) {
    reads.push(() => error as number);
  }
}
caught();
console.log(reads.at(-1)!(), reads.at(-2)!());

function redeclared(value: any) {
  var value: any = 5;
  return value;
}
function kept(value: any) {
  var value: any;
  return value;
}
console.log(redeclared(4), kept(4));

const signs: any = { "-1": "minus", 1: "one", "01": "odd", _1: "name" };
console.log(signs, signs[1], signs["-1"], signs._1);
