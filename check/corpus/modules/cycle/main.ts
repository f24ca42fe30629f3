import { isEven } from "./even.ts";
console.log(isEven(10), isEven(7));
