// console, Math and JSON as values: passed to constructors and functions, and objects in their place.

interface Logger {
  log(...values: unknown[]): void;
}

class Service {
  constructor(private logger: Console = console) {}
  run(name: string): void {
    this.logger.log("run", name);
    this.logger.table([{ name }]);
  }
}
new Service().run("a");

class Quiet implements Logger {
  lines: string[] = [];
  log(...values: unknown[]): void {
    this.lines.push(values.join(" "));
  }
}
function use(logger: Logger): void {
  logger.log("used", 1);
}
const quiet = new Quiet();
use(console);
use(quiet);
console.log(quiet);

const lines: string[] = [];
const fake: Pick<Console, "log"> = {
  log: (...values: unknown[]) => {
    lines.push(values.join("-"));
  },
};
fake.log("x", 1);
const cast = { log: (text: string) => lines.push(text) } as unknown as Console;
cast.log("y");
new Service({ log: () => lines.push("run"), table: () => lines.push("table") } as unknown as Console).run("b");
console.log(lines);

const numbers = Math;
const json = JSON;
console.log(numbers.max(1, 2), numbers.PI > 3, json.stringify({ a: [1] }), json.parse("[1]"));
const fixed: Pick<Math, "random"> = { random: () => 0.5 };
console.log(fixed.random());

const any: any = console;
any.log("by any");
const level: string = "log";
any[level]("by name");
const { log } = console;
log("taken out");
const tools: Record<string, any> = { Math, JSON };
console.log(tools.Math.abs(-2), tools.JSON.stringify([2]), typeof Math, typeof console);

export {};
