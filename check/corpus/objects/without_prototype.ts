// Objects without a prototype, and what __proto__ is on the others.

const bare = Object.create(null);
bare.x = 1;
console.log(bare, bare instanceof Object, "toString" in bare, Object.getPrototypeOf(bare), Object.keys(bare));
try {
  console.log(`${bare}`);
} catch (error) {
  console.log((error as Error).message);
}

const things: unknown[] = [{}, [], () => 1, new Map(), Object.create({}), Object.create(bare), null, 5, "text"];
console.log(things.map((thing) => (thing as any) instanceof Object));

const handler = {
  greet() {
    return "hello from " + (this as any).name;
  },
};
const made: any = { name: "made" };
made.__proto__ = handler;
console.log(made.greet(), made.__proto__ === handler, Object.keys(made), handler.isPrototypeOf(made));
console.log(made.constructor === Object, made.toString(), Object.prototype.toString.call(made));
made.__proto__ = 5;
console.log(made.__proto__ === handler);

const list: any = [1, 2];
console.log(list.__proto__ === Array.prototype, list.__proto__.__proto__ === Object.prototype);
console.log((5 as any).constructor === Number, Object.getPrototypeOf(Object.prototype));

// A dictionary that no inherited name disturbs.
const words = "constructor toString constructor hasOwnProperty valueOf toString".split(" ");
const counts: Record<string, number> = Object.create(null);
for (const word of words) {
  counts[word] = (counts[word] ?? 0) + 1;
}
console.log(counts, Object.entries(counts).length);
