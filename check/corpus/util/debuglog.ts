// debuglog() is silent unless NODE_DEBUG names it; deprecate() and callbackify() wrap functions.
import { callbackify, debuglog, deprecate } from "node:util";

const debug = debuglog("corpus");
debug("hidden %s", 1);
console.log(debug.enabled);

const twice = callbackify(async (n: number) => n * 2);
twice(21, (error, result) => console.log(error, result));
const fails = callbackify(async () => {
  throw new Error("no result");
});
fails((error: Error) => console.log(error.message));
const plain = deprecate((n: number) => n + 1, "use another one");
console.log(typeof plain);
