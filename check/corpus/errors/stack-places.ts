// The first line of a stack says where the error was made, and in which function.
class Shape {
  constructor(public sides: number) {
    if (sides < 3) throw new RangeError("too few sides");
  }
  area(): number {
    throw new Error("not known");
  }
  async load() {
    throw new Error("async");
  }
  static parse(text: string): Shape {
    if (!text) throw new SyntaxError("no text");
    return new Shape(Number(text));
  }
}

class NotFound extends Error {
  constructor(what: string) {
    super(what + " was not found");
    this.name = "NotFound";
    Error.captureStackTrace(this, NotFound);
  }
}

function place(error: unknown): string {
  const [headline, frame] = (error as Error).stack!.split("\n");
  const [, name, at] = /^    at (?:(.*) \()?(?:.*\/)?([^/]*:\d+:\d+)\)?$/.exec(frame)!;
  return `${headline} | ${name && name !== "<anonymous>" ? name + " " : ""}${at}`;
}

function attempt(run: () => unknown) {
  try {
    run();
  } catch (error) {
    console.log(place(error));
  }
}

const find = (key: string) => {
  throw new NotFound(key);
};
const tools = { check() { throw new Error("in an object"); } };
function* numbers() {
  throw new Error("in a generator");
}

attempt(() => new Shape(2));
attempt(() => new Shape(3).area());
attempt(() => Shape.parse(""));
attempt(() => Shape.parse("1"));
attempt(() => find("key"));
attempt(() => tools.check());
attempt(() => [...numbers()]);
attempt(() => { throw new Error("anonymous"); });
attempt(() => [1, 2].forEach(function each(n) { if (n === 2) throw new Error("in a callback"); }));
await new Shape(4).load().catch(error => console.log(place(error)));

const made = new Error("not thrown", { cause: new Error("why") });
console.log(place(made), "/", place(made.cause));
console.log(typeof made.stack, made.stack!.includes("stack-places.ts:"), made.stack!.startsWith("Error: not thrown\n    at "));
made.message = "changed";
console.log(place(made));
Error.stackTraceLimit = 0;
console.log(new Error("bare").stack);
