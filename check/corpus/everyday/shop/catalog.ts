export interface Product { readonly sku: string; name: string; price: number }
export const catalog: Readonly<Record<string, Product>> = Object.freeze({ tea: { sku: "tea", name: "Green tea", price: 450 }, mug: { sku: "mug", name: "Mug", price: 1299 } });
export function findProduct(sku: string): Product { const p = catalog[sku]; if (!p) throw new RangeError(`unknown product ${sku}`); return p; }
console.log("catalog loaded");
