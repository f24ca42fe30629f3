type Handler<T> = (payload: T) => void;
class Emitter<Events extends Record<string, unknown>> {
  private handlers: { [K in keyof Events]?: Handler<Events[K]>[] } = {};
  on<K extends keyof Events>(event: K, handler: Handler<Events[K]>): () => void {
    const list = (this.handlers[event] ??= []);
    list.push(handler);
    return () => {
      const at = list.indexOf(handler);
      if (at >= 0) list.splice(at, 1);
    };
  }
  emit<K extends keyof Events>(event: K, payload: Events[K]): number {
    const list = this.handlers[event] ?? [];
    for (const handler of list) handler(payload);
    return list.length;
  }
}
const emitter = new Emitter<{ login: { user: string }; tick: number }>();
const off = emitter.on("login", ({ user }) => console.log("hello", user));
emitter.on("tick", (n) => console.log("tick", n * 2));
console.log(emitter.emit("login", { user: "ada" }), emitter.emit("tick", 21));
off();
console.log(emitter.emit("login", { user: "bob" }));
