import { Base } from "./base.ts";
import { Derived } from "./derived.ts";
console.log(new Derived().name(), new Derived() instanceof Base);
