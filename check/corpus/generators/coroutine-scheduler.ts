// Cooperative tasks as generators: they yield requests, the scheduler answers through next() and throw().
type Request =
  | { kind: "sleep"; ticks: number }
  | { kind: "send"; to: string; text: string }
  | { kind: "receive" };
type Task = Generator<Request, string, string>;

function* ping(rounds: number): Task {
  for (let i = 1; i <= rounds; i++) {
    yield { kind: "send", to: "pong", text: `ball ${i}` };
    const back = yield { kind: "receive" };
    console.log(`  ping got ${back}`);
  }
  yield { kind: "send", to: "nobody", text: "hello?" };
  return "unreached";
}
function* pong(): Task {
  let served = 0;
  try {
    for (;;) {
      const text = yield { kind: "receive" };
      yield { kind: "sleep", ticks: 2 };
      yield { kind: "send", to: "ping", text: text.toUpperCase() };
      served++;
    }
  } finally {
    console.log(`  pong served ${served}`);
  }
}
class Scheduler {
  private readonly inbox = new Map<string, string[]>();
  private readonly sleeping = new Map<string, number>();
  private readonly waiting = new Set<string>();
  private readonly tasks = new Map<string, Task>();
  spawn(name: string, task: Task): this {
    this.tasks.set(name, task);
    this.inbox.set(name, []);
    return this.step(name, () => task.next()), this;
  }
  private step(name: string, resume: () => IteratorResult<Request, string>): void {
    const { value, done } = resume();
    if (done) {
      this.tasks.delete(name);
      console.log(`${name} ended: ${value}`);
      return;
    }
    switch (value.kind) {
      case "sleep":
        this.sleeping.set(name, value.ticks);
        break;
      case "receive":
        this.waiting.add(name);
        break;
      case "send": {
        const box = this.inbox.get(value.to), task = this.tasks.get(name)!;
        box?.push(value.text);
        this.step(name, box ? () => task.next("") : () => task.throw(new Error(`no task ${value.to}`)));
      }
    }
  }
  run(limit: number): void {
    for (let tick = 1; tick <= limit && this.tasks.size; tick++) {
      console.log(`tick ${tick}`);
      for (const [name, left] of this.sleeping)
        if (left > 1) this.sleeping.set(name, left - 1);
        else if (this.sleeping.delete(name)) this.step(name, () => this.tasks.get(name)!.next(""));
      for (const name of [...this.waiting]) {
        const text = this.inbox.get(name)!.shift();
        if (text !== undefined && this.waiting.delete(name)) this.step(name, () => this.tasks.get(name)!.next(text));
      }
    }
    for (const task of this.tasks.values()) task.return("stopped");
  }
}
const scheduler = new Scheduler().spawn("pong", pong()).spawn("ping", ping(2));
try {
  scheduler.run(20);
} catch (error) {
  console.log("stopped by", (error as Error).message);
}
