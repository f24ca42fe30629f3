import lib from "./lib.cts";
import { add, name } from "./lib.cts";
import * as ns from "./lib.cts";
console.log(lib, add(1, 2), name);
console.log(ns);
console.log(ns.default === lib);
