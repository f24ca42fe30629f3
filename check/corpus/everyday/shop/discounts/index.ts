export { Discount } from "./base.ts";
export * from "./kinds.ts";
import { Percent, Flat, Tiered } from "./kinds.ts";
import { Discount } from "./base.ts";
export const discounts: Discount[] = [new Percent(10), new Flat(500), new Tiered([[1000, 0.05], [2000, 0.15]])];
