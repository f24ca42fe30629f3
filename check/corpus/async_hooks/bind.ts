// Functions that keep the store of the place where they were bound.
import { AsyncLocalStorage, AsyncResource } from "node:async_hooks";
import { EventEmitter } from "node:events";

const storage = new AsyncLocalStorage<string>();
const emitter = new EventEmitter();

storage.run("listener", () => {
  emitter.on("plain", () => console.log("plain:", storage.getStore()));
  emitter.on("bound", AsyncResource.bind(() => console.log("bound:", storage.getStore())));
});
storage.run("emitter", () => {
  emitter.emit("plain");
  emitter.emit("bound");
});

const snapshot = storage.run("snapshot", () => AsyncLocalStorage.snapshot());
storage.run("now", () => {
  console.log(snapshot(() => storage.getStore()), storage.getStore());
});

class Job extends AsyncResource {
  private readonly name: string;
  constructor(name: string) {
    super("Job");
    this.name = name;
  }
  finish(callback: (name: string) => void): void {
    this.runInAsyncScope(callback, null, this.name);
    this.emitDestroy();
  }
}
const job = storage.run("job", () => new Job("compile"));
job.finish((name) => console.log(name, "in", storage.getStore()));

const bound = storage.run("kept", () => AsyncLocalStorage.bind((n: number) => `${storage.getStore()} ${n}`));
console.log(bound(3), storage.getStore());
