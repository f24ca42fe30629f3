import d, * as all from "./d.ts";
import { default as e, value } from "./d.ts";
import f from "./f.ts";
console.log(d, e, value, all.default, f.x, f);
