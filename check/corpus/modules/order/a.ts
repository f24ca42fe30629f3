import { b } from "./b.ts";
console.log("a runs");
export const a = "a after " + b;
