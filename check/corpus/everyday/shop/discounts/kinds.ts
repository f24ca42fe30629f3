import { Discount } from "./base.ts";
export class Percent extends Discount { constructor(private p: number) { super(`${p}%`); } apply(c: number) { return c * (1 - this.p / 100); } }
export class Flat extends Discount { constructor(private off: number) { super("flat"); } apply(c: number) { return Math.max(0, c - this.off); } }
export class Tiered extends Discount { constructor(private tiers: [number, number][]) { super("tiered"); } apply(c: number) { const t = this.tiers.filter(([min]) => c >= min).at(-1); return t ? c * (1 - t[1]) : c; } }
