console.log("a1"); import { b } from "./b.ts"; export const a = "a" + b; console.log("a2");
