export * as ops from "./ops.ts";
export default 42;
