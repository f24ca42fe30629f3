import { config } from "./config.ts";
import { greeting } from "./plain.ts";

console.log(greeting, config.name);
await null;
console.log("main done");
