export * as ns from "./b.ts";
import * as me from "./main.ts";
import { inner } from "./c.ts";
console.log(me, inner, inner === me.ns.inner);
