// Events as promises, and events about listeners.
import { EventEmitter, once } from "node:events";

async function main() {
  const door = new EventEmitter();
  setTimeout(() => door.emit("open", "Ann", 3), 5);
  const [name, count] = await once(door, "open");
  console.log(name, count, door.eventNames());

  setTimeout(() => door.emit("error", new Error("stuck")), 1);
  try {
    await once(door, "open");
  } catch (error) {
    console.log("failed:", (error as Error).message);
  }
  queueMicrotask(() => door.emit("error", "as an event"));
  console.log(await EventEmitter.once(door, "error"));

  door.on("newListener", (event, listener) => console.log("new:", event, typeof listener));
  door.on("removeListener", (event) => console.log("gone:", event));
  const knock = () => console.log("knock");
  door.on("knock", knock);
  door.once("knock", knock);
  door.emit("knock");
  door.off("knock", knock);
  door.removeAllListeners();
  console.log(door.eventNames());
}

main();
