// import.meta of the module that the program starts with.
import { pathToFileURL } from "node:url";
import { dirname } from "node:path";
import { isMain } from "./other.ts";

console.log(import.meta.url === pathToFileURL(process.argv[1]!).href, import.meta.main, isMain);
console.log(import.meta.filename === process.argv[1], import.meta.dirname === dirname(process.argv[1]!));
console.log(import.meta.url.startsWith("file:///"), typeof import.meta.dirname);

if (import.meta.url === `file://${process.argv[1]}`) {
  console.log("started directly");
}
