console.log("main begins");
import "./b.ts";
import { a } from "./a.ts";
console.log("main", a);
