// Classes of the library as values.
import { EventEmitter } from "node:events";
class MyErr extends RangeError {}
const kinds = [TypeError, RangeError, Error];
for (const K of kinds) console.log(K.name, new K("m") instanceof K, new K("m").message);
const e: unknown = new TypeError("x");
console.log(kinds.filter((K) => e instanceof K).length);
console.log((e as Error).constructor === TypeError, (e as Error).constructor.name);
function make(C: ErrorConstructor, text: string): Error { return new C(text); }
console.log(make(TypeError, "t").name, make(Error, "t") instanceof TypeError);
const table: Record<string, new (m: string) => Error> = { range: RangeError, my: MyErr };
console.log(table.range.name, new table.my("q").message);
const E2 = EventEmitter;
const em = new E2();
em.on("x", () => console.log("x!"));
em.emit("x");
console.log(new MyErr("z").constructor === MyErr, new MyErr("z").name);
