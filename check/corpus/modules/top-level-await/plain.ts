import { config } from "./config.ts";

console.log("plain", config.name);
export const greeting = "hello";
