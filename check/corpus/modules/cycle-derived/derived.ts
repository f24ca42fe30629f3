import { Base } from "./base.ts";
export class Derived extends Base { x = 1 }
console.log(new Base().make().x);
