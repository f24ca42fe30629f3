export const x = 2; export const w = 2; export { z } from "./a.ts";
