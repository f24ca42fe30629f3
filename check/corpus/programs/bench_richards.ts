// Richards-like task scheduler with classes and shared flags.
const ID_IDLE = 0,
  ID_WORKER = 1,
  ID_A = 2,
  ID_B = 3,
  COUNT = 2000;
abstract class Task {
  static created = 0;
  next: Task | null = null;
  packets: Packet[] = [];
  runs = 0;
  held = false;
  constructor(
    readonly id: number,
    readonly pri: number,
    readonly sched: Scheduler,
  ) {
    Task.created++;
  }
  abstract step(p: Packet | undefined): void;
}
class Packet {
  data = new Uint8Array(4);
  a1 = 0;
  constructor(
    public to: number,
    public kind: "dev" | "work",
  ) {}
}
class Scheduler {
  tasks: (Task | undefined)[] = [];
  queued = 0;
  holds = 0;
  private head: Task | null = null;
  add<T extends Task>(t: T): T {
    this.tasks[t.id] = t;
    let at: Task | null = this.head,
      prev: Task | null = null;
    while (at && at.pri >= t.pri) {
      prev = at;
      at = at.next;
    }
    t.next = at;
    if (prev) prev.next = t;
    else this.head = t;
    return t;
  }
  send(p: Packet) {
    const t = this.tasks[p.to];
    if (!t) throw new Error(`no task ${p.to}`);
    t.packets.push(p);
    this.queued++;
  }
  run() {
    let turns = 0,
      idle = false;
    while (!idle) {
      idle = true;
      for (let t = this.head; t !== null; t = t.next) {
        if (t.held && !t.packets.length) {
          this.holds++;
          continue;
        }
        if (t.packets.length || t.id === ID_IDLE) {
          t.runs++;
          turns++;
          t.step(t.packets.shift());
          if (!(t.id === ID_IDLE && t.held)) idle = false;
        }
      }
    }
    return turns;
  }
}
class Idle extends Task {
  private seed = 1;
  private left = COUNT;
  step() {
    if (--this.left <= 0) {
      this.held = true;
      return;
    }
    this.seed = this.seed & 1 ? (this.seed >> 1) ^ 0xd008 : this.seed >> 1;
    if (this.seed & 1 && this.left % 3 === 0) this.sched.send(new Packet(ID_WORKER, "work"));
    else if (this.left % 2) this.sched.send(new Packet(this.seed & 2 ? ID_A : ID_B, "dev"));
  }
}
class Worker extends Task {
  private n = 0;
  override step(p: Packet | undefined) {
    if (!p) return;
    for (let i = 0; i < p.data.length; i++) {
      this.n = (this.n % 26) + 1;
      p.data[i] = 64 + this.n;
    }
    p.to = this.n % 2 ? ID_A : ID_B;
    this.sched.send(p);
  }
}
class Device extends Task {
  sum = 0;
  letters = new Map<string, number>();
  step(p?: Packet) {
    if (p === undefined) {
      this.held = true;
      return;
    }
    p.a1++;
    for (const b of p.data)
      if (b) {
        const c = String.fromCharCode(b);
        this.letters.set(c, (this.letters.get(c) ?? 0) + 1);
        this.sum += b;
      }
  }
}
const s = new Scheduler();
const idle = s.add(new Idle(ID_IDLE, 0, s)),
  w = s.add(new Worker(ID_WORKER, 1000, s)),
  a = s.add(new Device(ID_A, 4000, s)),
  b = s.add(new Device(ID_B, 5000, s));
console.log(s.run(), s.queued, s.holds, Task.created);
console.log(
  [idle, w, a, b].map((t) => [t.constructor.name, t.runs, t.packets.length]),
  a.sum,
  b.sum,
);
console.log([...a.letters].sort().slice(0, 5), [...b.letters.keys()].sort().join(""));
try {
  s.send(new Packet(9, "dev"));
} catch (e) {
  console.log((e as Error).message);
}
