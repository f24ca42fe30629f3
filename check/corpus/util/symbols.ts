// Symbols of the library as keys, and what they change.
import { promisify, inspect } from "node:util";
import { EventEmitter, captureRejectionSymbol, errorMonitor } from "node:events";
const sleep: any = (cb: any) => cb(null, 5);
sleep[promisify.custom] = () => Promise.resolve("custom");
console.log(sleep[promisify.custom], await promisify(sleep)());
const o: any = {};
o[inspect.custom] = () => "O";
console.log(o);
const lit = { n: 1, [inspect.custom](depth: number) { return "LIT" + depth; } };
console.log(lit, lit[inspect.custom].name);
class E extends EventEmitter {
  constructor() { super({ captureRejections: true }); }
  [captureRejectionSymbol](err: any, event: any, ...args: any[]) { console.log("captured", err.message, event, args); }
}
const e = new E();
e.on("x", async () => { throw new Error("boom"); });
e.emit("x", 1, 2);
console.log(Symbol.for("nodejs.rejection") === captureRejectionSymbol, Symbol.for("nodejs.util.promisify.custom") === promisify.custom, Symbol.keyFor(inspect.custom), errorMonitor.toString());
const { custom } = inspect;
class P { [custom]() { return "P!"; } }
console.log(new P());
const wrapped = promisify((a: number, b: number, cb: (e: Error | null, r?: number) => void) => cb(a > b ? new Error("bad") : null, a + b));
console.log(await wrapped(1, 2)); await wrapped(2, 1).catch((err) => console.log(err.message));
