import * as a from "./a.ts";
export const name = "b";
export function peek() { return a.name; }
try { console.log(a.name); } catch (e: any) { console.log(e.name, e.message); }
console.log("b body", "name" in a, typeof a.run);
