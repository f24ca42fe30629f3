// Every digest of the platform, of the same texts.
import { createHash } from "node:crypto";

const texts = ["", "hello world", "héllo wörld €😀", "a".repeat(1000)];
for (const algorithm of ["md5", "sha1", "sha224", "sha256", "sha384", "sha512", "ripemd160"]) {
  for (const text of texts) {
    console.log(algorithm, createHash(algorithm).update(text).digest("hex"));
  }
}
