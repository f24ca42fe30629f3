// Reads that come before the declaration has run are ReferenceErrors; later ones are not.
function attempt(work: () => unknown) {
  try {
    console.log(work());
  } catch (error) {
    console.log(String(error));
  }
}

attempt(early);
function early() {
  return value + 1;
}
let value = 41;
attempt(early);

attempt(make);
function make() {
  return new Point(3).x;
}
class Point {
  static origin = new Point(0);
  constructor(public x: number) {}
}
attempt(make);

const late = () => later;
attempt(late);
const later = "yes";
attempt(late);

attempt(() => settings.get());
const settings = {
  get() {
    return limits.max;
  },
};
attempt(() => settings.get());
const limits = { max: 9 };
attempt(() => settings.get());

attempt(() => assign(3));
attempt(increment);
function assign(to: number) {
  target = to;
  return target;
}
function increment() {
  return target++;
}
let target = 1;
attempt(() => assign(4));
attempt(increment);

function inner() {
  const read = () => object;
  attempt(read);
  let object = { a: 1 };
  object.a++;
  attempt(read);
  attempt(hoisted);
  const constant = 3;
  attempt(hoisted);
  function hoisted() {
    return constant;
  }
}
inner();

for (let i = 0; i < 2; i++) {
  const read = () => each;
  attempt(read);
  const each = i * 2;
  attempt(read);
}

try {
  const list: number[] = [1, 2].map((item) => item + list.length);
  console.log(list);
} catch (error) {
  console.log(String(error));
}

// Nothing here can run too early.
class Greeter {
  greet() {
    return GREETING + count;
  }
}
const GREETING = "hello ";
let count = 1;
attempt(() => new Greeter().greet());
