export class Shape { constructor(public name: string) {} area(): number { return 0; } toString() { return this.name + ":" + this.area(); } }
export class Sq extends Shape { constructor(public s: number) { super("sq"); } area() { return this.s * this.s; } }
export function twice(n: number): number { return n * 2; }
export const inc = (n: number) => n + 1;
export const handlers: Record<string, (n: number) => number> = { twice, inc };
export interface Task { run(): string; name: string }
export const literal: Task = { name: "lit", run() { return "run " + this.name; } };
export default class Def { static made = 0; constructor() { Def.made++; } get count() { return Def.made; } }
