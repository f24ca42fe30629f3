export * from "./c.ts";
export const b = 1;
