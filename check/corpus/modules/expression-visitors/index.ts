export * as build from "./nodes.ts";
export type { Expr, Visitor } from "./visitor.ts";
export { evaluate, Unbound } from "./evaluate.ts";
export { default as print } from "./print.ts";
export * from "./simplify.ts";
