import { Cart, type CartLine } from "./cart.ts";
import { catalog, findProduct } from "./catalog.ts";
import * as money from "./money.ts";
import { discounts, Discount } from "./discounts/index.ts";
import defaultTax, { TAX_RATES } from "./tax.ts";
const cart = new Cart();
for (const [sku, qty] of [["tea", 2], ["mug", 1], ["tea", 1]] as const) cart.add(findProduct(sku), qty);
try { cart.add(findProduct("nope"), 1); } catch (e) { console.log((e as Error).message); }
const render = (l: CartLine) => `${l.product.name.padEnd(10)}${String(l.qty).padStart(3)}${money.format(l.total).padStart(10)}`;
console.log(cart.lines().map(render).join("\n"));
console.log(money.format(cart.subtotal()), discounts.map((d: Discount) => d.name));
const best = discounts.reduce((b, d) => Math.min(b, d.apply(cart.subtotal())), Infinity);
console.log(money.format(best), money.format(defaultTax(best, "FR")), TAX_RATES.US, Object.keys(catalog).length);
