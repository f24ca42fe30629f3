// What `this` is: in methods, arrows, and functions that are bound, called and applied.
const user = {
  name: "Ann",
  greet(greeting: string, mark = ".") {
    return `${greeting}, ${this.name}${mark}`;
  },
  later() {
    return [1, 2].map((n) => `${this.name}${n}`);
  },
};
console.log(user.greet("Hi"), user.later(), user.greet.call({ name: "Bob" } as typeof user, "Yo", "!"), user.greet.apply({ ...user, name: "Cy" }, ["Hey"]));
const bound = user.greet.bind(user, "Bound");
console.log(bound(), bound("?"), bound.name, bound.length);
class Button {
  clicks = 0;
  handler = () => { this.clicks++; };
  plain() { this.clicks += 10; }
}
const button = new Button();
const { handler } = button;
handler();
[1, 2].forEach(button.handler);
button.plain.call(button);
console.log(button.clicks);
function Typed(this: { base: number }, n: number): number {
  return this.base + n;
}
console.log(Typed.call({ base: 5 }, 1), [1, 2].map(Typed, { base: 100 }));
