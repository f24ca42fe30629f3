// node:url: file URLs and domains.
import { domainToASCII, domainToUnicode, fileURLToPath, pathToFileURL } from "node:url";

console.log(fileURLToPath("file:///a/b%20c/d%25"));
console.log(fileURLToPath(new URL("file:///x/../y")));
console.log(pathToFileURL("/tmp/a b/../c?d#e%").href);
console.log(domainToASCII("español.com"), domainToASCII("xn--iñvalid.com"));
console.log(domainToUnicode("xn--espaol-zwa.com"));
for (const bad of ["http://x/y", "file://host/x", "file:///a%2fb"]) {
  try {
    console.log(fileURLToPath(bad));
  } catch (error) {
    console.log((error as Error).message);
  }
}
