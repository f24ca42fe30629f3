export * from "./a.ts";
export * from "./b.ts";
