const { EventEmitter } = require("events");
const Emitter = require("node:events");
const assert = require("assert");
const e = new EventEmitter(); e.on("x", (v: number) => console.log("got", v)); e.emit("x", 3);
class My extends EventEmitter { hi() { this.emit("hi", 1); } }
const m = new My(); m.on("hi", (n: number) => console.log("hi", n)); m.hi();
console.log(Emitter === EventEmitter, require("path").join("x", "y"), require("util").inspect([1]));
assert.strictEqual(1, 1); assert(true);
var os = require("os"); console.log(typeof os.EOL);
let qs = require("querystring"); console.log(qs.parse("a=1").a);
