type State = "idle" | "loading" | "success" | "failure";
type Ev = { type: "FETCH" } | { type: "RESOLVE"; data: string[] } | { type: "REJECT"; error: string } | { type: "RESET" };
type Ctx = { data: string[]; error?: string; retries: number };
type Transition = { target: State; action?: (ctx: Ctx, ev: Ev) => Ctx; guard?: (ctx: Ctx) => boolean };
const machine: { [S in State]: Partial<Record<Ev["type"], Transition>> } = {
  idle: { FETCH: { target: "loading" } },
  loading: {
    RESOLVE: { target: "success", action: (c, e) => (e.type === "RESOLVE" ? { ...c, data: e.data, error: undefined } : c) },
    REJECT: { target: "failure", action: (c, e) => ({ ...c, error: e.type === "REJECT" ? e.error : undefined, retries: c.retries + 1 }) },
  },
  success: { RESET: { target: "idle", action: () => ({ data: [], retries: 0 }) } },
  failure: { FETCH: { target: "loading", guard: (c) => c.retries < 2 }, RESET: { target: "idle" } },
};
function step([s, c]: [State, Ctx], e: Ev): [State, Ctx] {
  const t = machine[s][e.type];
  if (!t || (t.guard && !t.guard(c))) { console.log(`  ignored ${e.type} in ${s}`); return [s, c]; }
  return [t.target, t.action?.(c, e) ?? c];
}
const events: Ev[] = [{ type: "RESET" }, { type: "FETCH" }, { type: "REJECT", error: "timeout" }, { type: "FETCH" }, { type: "REJECT", error: "500" }, { type: "FETCH" }, { type: "RESET" }, { type: "FETCH" }, { type: "RESOLVE", data: ["a", "b"] }];
let cur: [State, Ctx] = ["idle", { data: [], retries: 0 }];
for (const e of events) { cur = step(cur, e); console.log(e.type.padEnd(8), cur[0], cur[1]); }
class TrafficLight { private static next = { red: "green", green: "yellow", yellow: "red" } as const; constructor(public color: keyof typeof TrafficLight.next = "red") {} tick() { this.color = TrafficLight.next[this.color]; return this; } }
const tl = new TrafficLight();
console.log([1, 2, 3, 4].map(() => tl.tick().color));
