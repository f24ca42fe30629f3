import { Base } from "./base.ts";
let D: any;
export function make() { return new Derived(); }
export class Derived extends Base { name() { return "derived:" + super.name(); } }
