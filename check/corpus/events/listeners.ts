// Adding, ordering, removing and counting listeners.
import { EventEmitter } from "node:events";

const bell = new EventEmitter();
const log = (text: string) => (...args: unknown[]) => console.log(text, ...args);
const second = log("second");

bell.on("ring", log("first"));
bell.addListener("ring", second);
bell.prependListener("ring", log("before"));
bell.once("ring", log("once"));
bell.prependOnceListener("ring", log("once before"));
console.log(bell.listenerCount("ring"), bell.listenerCount("ring", second), bell.eventNames());
console.log(bell.emit("ring", 1, "two"), bell.emit("ring"), bell.emit("silence"));
console.log(bell.listenerCount("ring"), bell.listeners("ring").length);

bell.off("ring", second);
bell.removeListener("ring", second);
bell.emit("ring", { after: "off" });

const mark = Symbol("mark");
bell.on(mark, (value: number) => console.log("symbol", value * 2));
bell.emit(mark, 21);
console.log(bell.eventNames(), bell.getMaxListeners(), EventEmitter.defaultMaxListeners);
bell.removeAllListeners("ring");
console.log(bell.eventNames());
bell.removeAllListeners();
console.log(bell.eventNames(), bell.emit("ring"));

// A listener that is removed while the event is told still hears it.
const late = () => console.log("late");
bell.on("change", () => bell.off("change", late));
bell.on("change", late);
bell.on("change", () => bell.on("change", () => console.log("new")));
bell.emit("change");
console.log("--");
bell.emit("change");

try {
  bell.setMaxListeners(-1);
} catch (error) {
  console.log((error as Error).name, (error as Error).message);
}
console.log(bell.setMaxListeners(3).getMaxListeners());
