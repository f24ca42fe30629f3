export { x as default } from "./x.ts";
import d from "./main.ts";
console.log(d);
