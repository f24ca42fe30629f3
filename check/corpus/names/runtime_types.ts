// Classes and functions of the program that are called like something of the runtime.
class EventEmitter {
  private listeners: Record<string, ((...args: unknown[]) => void)[]> = {};
  on(name: string, listener: (...args: unknown[]) => void): this {
    (this.listeners[name] ||= []).push(listener);
    return this;
  }
  emit(name: string, ...args: unknown[]): boolean {
    this.listeners[name]?.forEach((listener) => listener.apply(this, args));
    return name in this.listeners;
  }
}

class Event {
  constructor(readonly type: string, readonly target: EventTarget) {}
}

class EventTarget {
  log: string[] = [];
  dispatch(type: string): Event {
    this.log.push(type);
    return new Event(type, this);
  }
}

class AsyncQueue {
  items: number[] = [];
  push(item: number): number {
    return this.items.push(item);
  }
}

function path_join(...parts: string[]): string {
  return parts.join("/");
}

function deep_equal(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const emitter = new EventEmitter().on("tick", (n) => console.log("tick", n));
console.log(emitter.emit("tick", 1), emitter.emit("tock"), emitter);
console.log(new EventTarget().dispatch("click"), new AsyncQueue().push(4));
console.log(path_join("a", "b"), deep_equal([1], [1]));
