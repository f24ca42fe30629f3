// Random values have the right shape and differ.
import { randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";

const uuids = new Set<string>();
let wellFormed = true;
for (let i = 0; i < 100; i++) {
  const uuid = randomUUID();
  uuids.add(uuid);
  const parts = uuid.split("-");
  wellFormed &&= uuid.length === 36 && parts.length === 5 && parts[2][0] === "4" && "89ab".includes(parts[3][0]);
}
console.log(uuids.size, wellFormed);

let inRange = true;
const seen = new Set<number>();
for (let i = 0; i < 1000; i++) {
  const value = randomInt(-2, 3);
  inRange &&= value >= -2 && value < 3 && Number.isInteger(value);
  seen.add(value);
}
console.log(inRange, seen.size, randomInt(1));
console.log(randomBytes(0).length, randomBytes(16).length, randomBytes(8).toString("hex").length);
console.log(timingSafeEqual(Buffer.from("abc"), Buffer.from("abc")), timingSafeEqual(Buffer.from("abc"), Buffer.from("abd")));
