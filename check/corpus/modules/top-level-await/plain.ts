import { config } from "./config.js";

console.log("plain", config.name);
export const greeting = "hello";
