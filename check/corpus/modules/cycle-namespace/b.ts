console.log("b1"); import * as A from "./a.ts"; export const b = "b"; export function late() { return A.a; } console.log("b2", Object.keys(A).length === 1 ? "no" : "x");
