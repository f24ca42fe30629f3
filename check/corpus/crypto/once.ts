// hash(): a digest in one call.
import { hash } from "node:crypto";

console.log(hash("sha1", "abc"));
console.log(hash("sha256", "abc", "base64"));
console.log(hash("md5", Buffer.from("abc"), "base64url"));
