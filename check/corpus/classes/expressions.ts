const Named = class Inner {
  self() {
    return Inner.label;
  }
  static label = "inner";
};
console.log(new Named().self(), Named.name);
function makeClass(greeting: string) {
  return class {
    constructor(readonly who: string) {}
    greet() {
      return `${greeting} ${this.who}`;
    }
  };
}
const Hello = makeClass("hello");
const Bye = makeClass("bye");
console.log(new Hello("a").greet(), new Bye("b").greet());
console.log(new Hello("a") instanceof Hello, new Hello("a") instanceof Bye);
