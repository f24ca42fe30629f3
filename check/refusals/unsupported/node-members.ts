// Members of Node's modules that are not there yet are refused, not undefined.
import fs from "node:fs";
import * as os from "node:os";

fs.opendirSync(".");
console.log(os.networkInterfaces(), typeof process.resourceUsage);
