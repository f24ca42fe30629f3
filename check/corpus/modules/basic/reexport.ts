export { double as renamed } from "./lib/double.ts";
export * from "./math.ts";
