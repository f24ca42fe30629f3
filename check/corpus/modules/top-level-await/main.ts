import { config } from "./config.js";
import { greeting } from "./plain.js";

console.log(greeting, config.name);
await null;
console.log("main done");
