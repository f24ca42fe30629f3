import { value } from "./a.ts";
console.log(value);
export const mainValue = "mv";
