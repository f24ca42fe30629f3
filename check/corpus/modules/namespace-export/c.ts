export * as inner from "./d.ts";
export const c = 2;
