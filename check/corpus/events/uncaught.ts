import { EventEmitter } from "node:events";

class Job extends EventEmitter {}
console.log("before");
new Job().emit("error", new TypeError("nobody listens"));
