import { a } from "./a.ts"; import { b } from "./b.ts"; console.log(a, b);
