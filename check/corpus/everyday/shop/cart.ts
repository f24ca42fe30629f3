import type { Product } from "./catalog.ts";
export type CartLine = { product: Product; qty: number; total: number };
export class Cart {
  #lines = new Map<string, CartLine>();
  add(product: Product, qty = 1) { const l = this.#lines.get(product.sku) ?? { product, qty: 0, total: 0 }; l.qty += qty; l.total = l.qty * product.price; this.#lines.set(product.sku, l); return this; }
  lines(): CartLine[] { return Array.from(this.#lines.values()); }
  subtotal = (): number => this.lines().reduce((t, { total }) => t + total, 0);
}
