// JSON files are modules whose default export is their value.
import config from "./config.json" with { type: "json" };
import { limit } from "./other.ts";
console.log(config.name.toUpperCase(), config.ports.map((p) => p + 1), config.nested.deep[1]!.k, config["dash-key"], limit);
for (const [k, v] of Object.entries(config)) console.log(k, v);
console.log(JSON.stringify(config), config.none, config.list.length);
