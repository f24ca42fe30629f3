import { ns } from "./n.ts"; import * as all from "./n.ts";
console.log(ns.a, ns.inner.b(), all.ns.inner.b(), ns.count); ns.bump(); console.log(ns.count);
const { a, inner: { b } } = ns; console.log(a, b());
