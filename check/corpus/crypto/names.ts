// Spellings of algorithm names.
import { createHash, getHashes } from "node:crypto";

for (const name of ["SHA256", "sha-256", "SHA2-256", "RSA-SHA256", "Sha512", "sha256WithRSAEncryption", "MD5", "ripemd", "rmd160", "SHA-1", "ssl3-sha1"]) {
  console.log(name, createHash(name).update("x").digest("hex").slice(0, 16));
}
for (const name of ["sha256", "md5", "sha1", "sha512", "RSA-SHA1"]) {
  console.log(getHashes().includes(name));
}
