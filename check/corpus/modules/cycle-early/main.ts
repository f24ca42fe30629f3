import { a } from "./a.ts";
console.log(a());
