import { Derived } from "./derived.ts";
console.log("base evaluating");
export class Base { make() { return new Derived(); } }
