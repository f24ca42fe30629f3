import type { Config } from "./types.ts"; import Helper from "./helper.ts"; export class Service { constructor(private c: Config) {} hello() { return Helper.wrap(this.c.name); } }
