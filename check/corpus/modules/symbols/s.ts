export const sym = Symbol("sym"); export const tag: unique symbol = Symbol.for("tag");
