import { dep } from "./dep.ts";
console.log("lazy runs", dep);
export let value = 1; export function set(n: number) { value = n; }
export function twice(n: number) { return n * 2; }
export default "dflt";
