// Digests and data in every encoding.
import { createHash } from "node:crypto";

const hash = () => createHash("sha1").update("data");
console.log(hash().digest("hex"));
console.log(hash().digest("base64"));
console.log(hash().digest("base64url"));
console.log(hash().digest("binary").length);
console.log(hash().digest());
console.log(hash().digest().toString("hex"));

console.log(createHash("md5").update("616263", "hex").digest("hex"));
console.log(createHash("md5").update("YWJj", "base64").digest("hex"));
console.log(createHash("md5").update("é€", "latin1").digest("hex"));
console.log(createHash("md5").update("é€", "utf16le").digest("hex"));
console.log(createHash("md5").update(Buffer.from([97, 98, 99])).digest("hex"));
