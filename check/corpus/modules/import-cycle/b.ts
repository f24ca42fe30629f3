import { value } from "./a.ts";
console.log("b", value);
export const getA = () => value;
