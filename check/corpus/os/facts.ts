// node:os and the clock, where every host agrees.
import * as os from "node:os";
import { EOL } from "node:os";

console.log(JSON.stringify(EOL), os.devNull, os.type(), os.endianness());
console.log(os.hostname().length > 0, os.release().length > 0, os.machine().length > 0);
console.log(os.homedir() === process.env.HOME, os.tmpdir().startsWith("/"));
console.log(os.totalmem() > os.freemem(), os.freemem() > 0, os.uptime() > 0, os.loadavg().length);
console.log(os.availableParallelism() >= 1, Number.isInteger(os.totalmem()));
const start = performance.now();
let sum = 0;
for (let i = 0; i < 1000; i++) {
  sum += i;
}
console.log(sum, start > 0, performance.now() >= start, Math.abs(performance.timeOrigin + start - Date.now()) < 5000);
