// Classes that extend AggregateError, and errors whose class says the message.

class Failures extends AggregateError {
  constructor(errors: Error[], readonly task: string) {
    super(errors, `${errors.length} failures`);
    this.name = "Failures";
  }
  first(): string {
    return this.errors[0].message;
  }
}
const failures = new Failures([new Error("one"), new TypeError("two")], "job");
console.log(failures.errors.length, failures.message, failures.name, failures.task, failures.first());
console.log(failures instanceof AggregateError, failures instanceof Error, String(failures), Object.keys(failures));
try {
  throw failures;
} catch (error) {
  if (error instanceof Failures) console.log("caught", error.errors.map((e) => e.name).join());
}

class Plain extends AggregateError {}
const plain = new Plain([1, "two"], "plain");
console.log(plain.errors, plain.message, plain.constructor.name);

class Problems extends Error {
  problems: string[] = [];
  add(problem: string): this {
    this.problems.push(problem);
    return this;
  }
  override get message(): string {
    return (this.problems ?? []).join("; ");
  }
}
const problems = new Problems().add("a").add("b");
console.log(problems.message, String(problems), problems.problems);

export {};
