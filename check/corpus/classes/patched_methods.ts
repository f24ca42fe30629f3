// Methods that the program replaces: on an instance, on a prototype, by a computed name.

class Logger {
  prefix = "log";
  log(message: string): string {
    return `${this.prefix}: ${message}`;
  }
  warn(message: string): string {
    return `${this.prefix}! ${message}`;
  }
}

class LoudLogger extends Logger {
  override log(message: string): string {
    return super.log(message.toUpperCase());
  }
}

/** Records the calls of a method, as test frameworks do. */
function spy(target: any, name: string) {
  const calls: unknown[][] = [];
  const original = target[name];

  target[name] = function (this: unknown, ...args: unknown[]) {
    calls.push(args);
    return original.apply(this, args);
  };
  return {
    calls,
    restore() {
      target[name] = original;
    },
  };
}

const logger = new Logger();
const other = new Logger();
const onOne = spy(logger, "log");
console.log(logger.log("a"), other.log("b"), onOne.calls);
onOne.restore();
console.log(logger.log("c"), onOne.calls);

const onAll = spy(Logger.prototype, "warn");
console.log(logger.warn("d"), other.warn("e"), new LoudLogger().warn("f"), onAll.calls);
onAll.restore();
console.log(logger.warn("g"), onAll.calls.length);

// A subclass's own method is nearer than what is put on the class above.
const original = Logger.prototype.log;
Logger.prototype.log = function (message: string) {
  return `<${original.call(this, message)}>`;
};
console.log(logger.log("h"), Logger.prototype.log === original, new LoudLogger().prefix);
Logger.prototype.log = original;
console.log(logger.log("i"));

// A decorator written by hand.
function timed(target: { prototype: any }, ...names: string[]): void {
  for (const name of names) {
    const method = target.prototype[name];
    target.prototype[name] = function (...args: unknown[]) {
      const result = method.call(this, ...args);
      console.log(`${name}(${args.join(", ")}) = ${result}`);
      return result;
    };
  }
}

class Calculator {
  add(a: number, b: number): number {
    return a + b;
  }
  multiply(a: number, b: number): number {
    return a * b;
  }
}
timed(Calculator, "add", "multiply");
const calculator = new Calculator();
console.log(calculator.multiply(calculator.add(1, 2), 4));
console.log(Object.getOwnPropertyNames(Calculator.prototype), Object.keys(Calculator.prototype));

// Methods that the class does not have.
(Calculator.prototype as any).negate = (a: number) => -a;
console.log((calculator as any).negate(5), "negate" in calculator, Object.keys(calculator));
for (const key in calculator) {
  console.log(key);
}
