// Event sourcing: commands, events, projections, snapshots; optimistic concurrency; a saga with compensation.
type Ev = { v: number; at: number } & (
  { t: "Opened"; owner: string } | { t: "Deposited" | "Withdrawn"; cents: number } | { t: "Closed" }
);
type Body<E> = E extends unknown ? Omit<E, "v" | "at"> : never;
class ConcurrencyError extends Error {
  constructor(
    public readonly expected: number,
    public readonly actual: number,
  ) {
    super(`expected version ${expected}, found ${actual}`);
    this.name = "ConcurrencyError";
  }
}
class EventStore {
  private streams = new Map<string, Ev[]>();
  private listeners: ((id: string, e: Ev) => void)[] = [];
  private clock = 0;
  load(id: string, from = 0): readonly Ev[] {
    return (this.streams.get(id) ?? []).slice(from);
  }
  append(id: string, expected: number, ...events: Body<Ev>[]) {
    const s = this.streams.get(id) ?? [];
    if (s.length !== expected) throw new ConcurrencyError(expected, s.length);
    for (const e of events) {
      const full = { ...e, v: s.length + 1, at: ++this.clock } as Ev;
      s.push(full);
      this.listeners.forEach((l) => l(id, full));
    }
    this.streams.set(id, s);
    return s.length;
  }
  subscribe(l: (id: string, e: Ev) => void) {
    this.listeners.push(l);
  }
  get ids() {
    return [...this.streams.keys()];
  }
}
interface Account {
  owner: string;
  balance: number;
  open: boolean;
  version: number;
}
const evolve = (a: Account, e: Ev): Account => {
  const next = { ...a, version: e.v };
  switch (e.t) {
    case "Opened":
      return { ...next, owner: e.owner, open: true };
    case "Deposited":
      return { ...next, balance: a.balance + e.cents };
    case "Withdrawn":
      return { ...next, balance: a.balance - e.cents };
    case "Closed":
      return { ...next, open: false };
  }
};
const empty: Account = { owner: "", balance: 0, open: false, version: 0 };
class Bank {
  private snapshots = new Map<string, Account>();
  constructor(private store: EventStore) {}
  get(id: string): Account {
    const snap = this.snapshots.get(id) ?? empty;
    const a = this.store.load(id, snap.version).reduce(evolve, snap);
    if (a.version - snap.version >= 3) this.snapshots.set(id, a);
    return a;
  }
  private change(id: string, f: (a: Account) => Body<Ev>[]) {
    const a = this.get(id);
    return this.store.append(id, a.version, ...f(a));
  }
  open(id: string, owner: string) {
    return this.change(id, (a) => {
      if (a.version) throw new Error(`${id} exists`);
      return [{ t: "Opened", owner }];
    });
  }
  deposit(id: string, cents: number) {
    return this.change(id, (a) => {
      if (!a.open) throw new Error(`${id} is not open`);
      return [{ t: "Deposited", cents }];
    });
  }
  withdraw(id: string, cents: number) {
    return this.change(id, (a) => {
      if (a.balance < cents) throw new RangeError(`insufficient funds: ${a.balance} < ${cents}`);
      return [{ t: "Withdrawn", cents }];
    });
  }
  close(id: string) {
    return this.change(id, ({ balance }) =>
      balance ? [{ t: "Withdrawn", cents: balance }, { t: "Closed" }] : [{ t: "Closed" }],
    );
  }
  get snapshotCount() {
    return this.snapshots.size;
  }
}
const store = new EventStore(),
  bank = new Bank(store),
  totals: Record<string, number> = {};
store.subscribe((_, e) => {
  totals[e.t] = (totals[e.t] ?? 0) + ("cents" in e ? e.cents : 1);
});
bank.open("a", "Ada");
bank.deposit("a", 100);
bank.deposit("a", 50);
bank.withdraw("a", 30);
bank.open("b", "Bob");
console.log(bank.get("a"), bank.get("b"), bank.snapshotCount);
const transfer = (from: string, to: string, cents: number) => {
  const undo: (() => void)[] = [];
  try {
    bank.withdraw(from, cents);
    undo.push(() => bank.deposit(from, cents));
    bank.deposit(to, cents);
    undo.push(() => bank.withdraw(to, cents));
    return "ok";
  } catch (e) {
    undo.reverse().forEach((f) => f());
    return (e as Error).name + ": " + (e as Error).message + (undo.length ? " (compensated)" : "");
  }
};
console.log(
  transfer("a", "b", 20),
  transfer("a", "b", 1000),
  (bank.close("b"), transfer("a", "b", 5)),
  transfer("a", "zzz", 5),
);
try {
  store.append("a", 2, { t: "Closed" });
} catch (e) {
  if (e instanceof ConcurrencyError)
    console.log(e.name, e.message, e.expected, e.actual, e instanceof Error, Object.keys(e));
}
console.log(
  totals,
  store.ids,
  store.load("b"),
  store.load("a", 6).map(({ t, ...r }) => [t, r]),
);
