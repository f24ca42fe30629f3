// Functions of the library as values have their names.
import { join } from "node:path";
const f = console.log;
console.log(f.name, [Math.max, console.log, join, parseInt, Number.isInteger]);
console.log(["1", "2"].map(Number), [1, 2].map(String), String.name);
