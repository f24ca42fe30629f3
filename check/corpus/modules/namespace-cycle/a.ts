import * as b from "./b.ts";
export const name = "a";
export function run() { console.log(b.name, b.peek(), Object.keys(b)); }
console.log("a body", b.name);
