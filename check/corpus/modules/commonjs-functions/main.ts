import { parse, stringify } from "./lib.cts";
import def from "./lib.cts";
export const out = parse("1") + stringify(2);
console.log(out, Object.keys(def));
