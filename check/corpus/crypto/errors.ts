// Errors of node:crypto.
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

function attempt(action: () => unknown): void {
  try {
    console.log("result", typeof action());
  } catch (error) {
    const failure = error as Error & { code?: string };
    console.log(failure.name, "|", failure.message, "|", failure.code);
  }
}

attempt(() => createHash("nope"));
attempt(() => createHmac("nope", "key"));
attempt(() => createHash("md5").update("abc", "hex"));
attempt(() => randomBytes(-1));
attempt(() => randomInt(5, 5));
attempt(() => randomInt(0));
attempt(() => randomInt(1.5));
attempt(() => randomInt(0, 2 ** 49));
attempt(() => timingSafeEqual(Buffer.from("a"), Buffer.from("ab")));
