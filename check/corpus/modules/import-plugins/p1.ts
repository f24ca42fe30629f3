import { registry, type Plugin } from "./registry.ts"; class P1 implements Plugin { exec(s: string) { return "p1:" + s; } } registry.set("p1", new P1());
