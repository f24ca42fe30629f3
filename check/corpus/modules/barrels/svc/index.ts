export * from "./types.ts"; export * from "./service.ts"; export { default as Helper } from "./helper.ts";
