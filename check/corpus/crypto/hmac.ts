// HMAC with short, long and binary keys.
import { createHmac } from "node:crypto";

for (const algorithm of ["md5", "sha1", "sha256", "sha512"]) {
  console.log(createHmac(algorithm, "key").update("message").digest("hex"));
  console.log(createHmac(algorithm, "k".repeat(300)).update("a").update("b").digest("base64"));
  console.log(createHmac(algorithm, Buffer.from([0, 255, 1])).update(Buffer.from("x")).digest("base64url"));
}
const hmac = createHmac("sha256", "");
console.log(hmac.update("").digest("hex"));
console.log(hmac.digest("hex") === "");
