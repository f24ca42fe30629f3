// A state machine with entry actions and guards, typed by a table; an undo stack of commands.
type Machine = {
  initial: string;
  states: Record<
    string,
    {
      entry?: (c: Context) => void;
      on?: Record<
        string,
        string | { target: string; guard?: (c: Context) => boolean; action?: (c: Context) => void }
      >;
    }
  >;
};
interface Context {
  coins: number;
  log: string[];
}
const turnstile: Machine = {
  initial: "locked",
  states: {
    locked: {
      entry: (c) => {
        c.log.push("locks");
      },
      on: {
        coin: {
          target: "unlocked",
          action: (c) => {
            c.coins += 1;
          },
        },
        push: "locked",
      },
    },
    unlocked: {
      on: {
        push: "locked",
        coin: {
          target: "jammed",
          guard: (c) => c.coins >= 2,
          action: ({ log }) => log.push("clunk"),
        },
      },
    },
    jammed: {
      on: { kick: { target: "unlocked", guard: ({ coins }) => coins % 2 === 0 } },
      entry(c) {
        c.coins = 0;
      },
    },
  },
};
function interpret(m: Machine) {
  let state = m.initial;
  const ctx: Context = { coins: 0, log: [] };
  m.states[state]?.entry?.(ctx);
  return {
    send(event: string) {
      const t = m.states[state]?.on?.[event];
      if (t === undefined) {
        ctx.log.push(`${event}? ignored in ${state}`);
        return this;
      }
      const { target, guard, action } =
        typeof t === "string" ? { target: t, guard: undefined, action: undefined } : t;
      if (guard && !guard(ctx)) {
        ctx.log.push(`${event} refused`);
        return this;
      }
      action?.(ctx);
      state = target;
      m.states[state]!.entry?.(ctx);
      return this;
    },
    get state() {
      return state;
    },
    ctx,
  };
}
const service = interpret(turnstile);
for (const e of "push coin coin push coin coin kick kick coin dance push".split(" "))
  console.log(e, "->", service.send(e).state, service.ctx.coins);
console.log(service.ctx.log, service);
interface Command {
  do(): void;
  undo(): void;
  readonly name: string;
}
class Document {
  text = "";
  private done: Command[] = [];
  private undone: Command[] = [];
  run(c: Command) {
    c.do();
    this.done.push(c);
    this.undone.length = 0;
    return this;
  }
  undo() {
    const c = this.done.pop();
    if (c) {
      c.undo();
      this.undone.push(c);
    }
    return c?.name;
  }
  redo() {
    const c = this.undone.pop();
    if (c) {
      c.do();
      this.done.push(c);
    }
    return c?.name ?? null;
  }
  insert(s: string, at = this.text.length): Command {
    return {
      name: `insert ${JSON.stringify(s)}`,
      do: () => {
        this.text = this.text.slice(0, at) + s + this.text.slice(at);
      },
      undo: () => {
        this.text = this.text.slice(0, at) + this.text.slice(at + s.length);
      },
    };
  }
  replaceAll(a: string, b: string): Command {
    let before: string;
    return {
      name: `replace ${a}`,
      do: () => {
        before = this.text;
        this.text = this.text.split(a).join(b);
      },
      undo: () => {
        this.text = before;
      },
    };
  }
}
const d = new Document();
d.run(d.insert("hello"))
  .run(d.insert(" world"))
  .run(d.insert(">> ", 0))
  .run(d.replaceAll("o", "0"));
console.log(
  d.text,
  [d.undo(), d.undo()],
  d.text,
  d.redo(),
  d.text,
  d.undo(),
  d.undo(),
  d.undo(),
  d.undo(),
  JSON.stringify(d.text),
  d.redo(),
);
d.run(d.insert("!"));
console.log(d.text, d.redo());
