// update() chains; copy() forks; digest() ends.
import { createHash } from "node:crypto";

const hash = createHash("sha256").update("a").update("b");
const fork = hash.copy().update("x");
hash.update("c");
console.log(hash.digest("hex"));
console.log(fork.digest("hex"));
console.log(createHash("sha256").update("abc").digest("hex"));

for (const use of [() => hash.digest("hex"), () => hash.update("d").digest("hex"), () => hash.copy().digest("hex")]) {
  try {
    console.log(use());
  } catch (error) {
    console.log((error as Error).name, (error as Error).message);
  }
}
