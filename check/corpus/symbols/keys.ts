// Properties named by symbols: of literals and classes, read, written, deleted, spread.
const tag = Symbol("tag");
const plain = Symbol();
const labelled = { [tag]: 1, a: 2, [plain]: "x" };

console.log(labelled[tag], labelled[plain], labelled, Object.keys(labelled), JSON.stringify(labelled));
labelled[tag] = 5;
labelled[tag]++;
console.log(labelled[tag], tag in labelled, tag.description, plain.description, String(tag));
const { [tag]: first } = labelled;
console.log(first);

const greet = Symbol("greet");
class Person {
  static [greet] = "static";
  constructor(private name: string) {}
  [greet](word: string): string {
    return word + this.name;
  }
  get [Symbol.toStringTag](): string {
    return "Human";
  }
}
class Robot extends Person {
  override [greet](word: string): string {
    return "beep " + super[greet](word);
  }
}
for (const one of [new Person("Ann"), new Robot("R2")]) {
  console.log(one[greet]("hello "), String(one), one);
}
console.log(Person[greet], new Person("z")[greet].name);

const secret = Symbol("secret");
const vault = {
  inner: 1,
  get [secret](): number {
    return this.inner;
  },
  set [secret](value: number) {
    this.inner = value * 2;
  },
};
vault[secret] = 4;
console.log(vault[secret], vault);

// symbols that are made when the program runs
function local() {
  const key = Symbol("local");
  const made = { [key]: 1, b: 2 };
  return [made, made[key], key in made, typeof key];
}
console.log(local());
const shared: Record<symbol, number> = { [Symbol.for("app")]: 1 };
shared[Symbol("z")] = 2;
console.log(shared, shared[Symbol.for("app")], Symbol.keyFor(Symbol.for("app")));
