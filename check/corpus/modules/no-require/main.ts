import { join } from "node:path";
try { const x = require("node:fs"); console.log(x); } catch (e: any) { console.log(e.name, e.message); }
console.log(join("a"), typeof module, typeof exports, typeof __filename);
