// 'error' events, and what listeners throw.
import { EventEmitter } from "node:events";

const emitter = new EventEmitter();
const attempt = (work: () => void) => {
  try {
    work();
  } catch (error) {
    const { name, message, code } = error as NodeJS.ErrnoException;
    console.log(name, "|", message, "|", code);
  }
};

attempt(() => emitter.emit("error", new RangeError("out of it")));
attempt(() => emitter.emit("error", "just text"));
attempt(() => emitter.emit("error", { status: 5 }));
attempt(() => emitter.emit("error"));
emitter.on("error", (error) => console.log("heard:", (error as Error).message));
attempt(() => emitter.emit("error", new Error("now there is a listener")));

emitter.on("work", () => console.log("one"));
emitter.on("work", () => {
  throw new TypeError("two failed");
});
emitter.on("work", () => console.log("never"));
attempt(() => emitter.emit("work"));
