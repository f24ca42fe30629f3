// Methods that constructors replace by bound ones, beside objects that have a field of that name.
interface Effect {
  type: string;
  refine(value: number): number;
}

class Schema {
  constructor(readonly name: string) {
    this.refine = this.refine.bind(this);
    this.describe = this.describe.bind(this);
  }
  refine(value: number) {
    return value + this.name.length;
  }
  describe() {
    return `${this.name}:${this.refine(1)}`;
  }
}

class Doubled extends Schema {
  override refine(value: number) {
    return super.refine(value) * 2;
  }
}

const effect: Effect = { type: "effect", refine: (value) => value * 10 };
type Refining = Effect | Schema;
const all: Refining[] = [];
all.push(effect, new Schema("ab"), new Doubled("abc"));
for (const one of all) {
  const refine = one.refine;
  console.log(one.refine(1), refine(2), refine === one.refine, Object.keys(one));
}
const { describe } = new Doubled("x");
console.log(describe());

class Task {
  run() {
    return 1;
  }
}
const changed = new Task();
console.log(changed.run(), changed.hasOwnProperty("run"));
changed.run = () => 2;
const tasks: { run(): number }[] = [changed, new Task(), { run: () => 7 }];
console.log(tasks.map((task) => task.run()), changed.hasOwnProperty("run"));
