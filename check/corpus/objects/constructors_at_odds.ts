// Constructors that return something, are bound, have no object as prototype, or construct nothing.

function Other(this: any) {
  return { other: 1 };
}
function Number5(this: any) {
  this.kept = true;
  return 5;
}
console.log(new (Other as any)(), new (Other as any)() instanceof Other);
console.log(new (Number5 as any)(), new (Number5 as any)() instanceof Number5);

const Bound = (Number5 as any).bind(null);
console.log(new Bound() instanceof Number5, Bound.prototype, Bound.name);

function Plain(this: any) {
  this.x = 1;
}
(Plain as any).prototype = null;
const plain = new (Plain as any)();
console.log(plain, Object.getPrototypeOf(plain) === Object.prototype);
try {
  console.log(plain instanceof Plain);
} catch (error) {
  console.log((error as Error).message);
}

class Sealed {}
try {
  (Sealed as any).prototype = {};
} catch (error) {
  console.log((error as Error).name);
}

const makers: [string, any][] = [
  ["arrow", () => 1],
  ["method", { method() {} }.method],
  ["async", async function () {}],
  ["generator", function* () {}],
  ["built-in", Math.max],
  ["number", 5],
];
for (const [name, maker] of makers) {
  try {
    console.log(name, new maker());
  } catch (error) {
    console.log(name, (error as Error).message);
  }
}

// One function object for each evaluation.
const items: any[] = [];
for (let i = 0; i < 2; i++) {
  function Item(this: any) {
    this.i = i;
  }
  items.push(new (Item as any)(), new (Item as any)());
}
console.log(items, items[0].constructor === items[1].constructor, items[1].constructor === items[2].constructor);

// Methods made in the constructor.
function Timer(this: any) {
  const self = this;
  self.ticks = 0;
  this.tick = () => ++this.ticks;
  this.read = function () {
    return self.ticks;
  };
}
const timer = new (Timer as any)();
const { tick, read } = timer;
tick();
tick();
console.log(read(), Object.keys(timer));
