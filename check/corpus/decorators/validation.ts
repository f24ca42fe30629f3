// Decorators that gather rules in metadata kept by class, wrap methods with contracts, and bind accessors.
type Rule = { field: string; test: (v: unknown) => boolean; text: string };
const rules = new Map<string, Rule[]>();
let gathered: Rule[] = [];
const rule = (text: string, test: (v: unknown) => boolean) =>
  <C, V>(_value: undefined, context: ClassFieldDecoratorContext<C, V>) => {
    const field = String(context.name);
    gathered.push({ field, test, text });
    return (initial: V): V => (typeof initial === "string" ? (initial.trim() as V) : initial);
  };
const nonEmpty = rule("must not be empty", (v) => v !== "" && v !== undefined);
const between = (low: number, high: number) => rule(`must be in ${low}..${high}`, (v) => Number(v) >= low && Number(v) <= high);
function model<T extends new (...args: any[]) => object>(target: T, context: ClassDecoratorContext<T>): void {
  rules.set(String(context.name), gathered);
  gathered = [];
}
function requires<This, A extends unknown[], R>(check: (...args: A) => boolean) {
  return (method: (this: This, ...args: A) => R, { name }: ClassMethodDecoratorContext<This>) =>
    function (this: This, ...args: A): R {
      if (!check(...args)) throw new RangeError(`${String(name)}(${args.join(", ")}) breaks its contract`);
      return method.apply(this, args);
    };
}
const problems = (value: object): string[] =>
  (rules.get(value.constructor.name) ?? []).flatMap(({ field, test, text }) =>
    (test((value as Record<string, unknown>)[field]) ? [] : [`${field} ${text}`]));

@model
class Room {
  @nonEmpty name = "  Aula  ";
  @between(1, 50) @nonEmpty seats = 20;
  @requires((n: number) => Number.isInteger(n))
  add(n: number): number {
    return (this.seats += n);
  }
}
@model
class Note {
  @nonEmpty text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const room = new Room();
console.log(`[${room.name}]`, problems(room), room.add(15), room.add(40), problems(room));
room.name = "";
console.log(problems(room), problems(new Note("")), problems(new Note("hi")), problems({}));
try {
  room.add(0.5);
} catch (error) {
  console.log(`${error}`);
}
console.log(rules.get("Room")!.map((r) => r.field).join(), [...rules.keys()]);
