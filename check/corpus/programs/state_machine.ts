// A state machine, a reducer and a store.
const machine = {
  initial: "idle", states: {
    idle: { on: { FETCH: "loading" } }, loading: { on: { OK: "success", FAIL: "failure" } }, success: { on: {} }, failure: { on: { RETRY: "loading" } }
  }
} as const;
type States = keyof typeof machine.states;
class FSM {
  private cur: States = machine.initial;
  private log: string[] = [];
  get state() { return this.cur; }
  send(ev: string): boolean {
    const on: Record<string, States> = machine.states[this.cur].on;
    const next = on[ev];
    if (!next)
      return false;
    this.log.push(`${this.cur} -${ev}-> ${next}`);
    this.cur = next;
    return true;
  }
  history = () => this.log.join("\n");
}
const f = new FSM();
console.log(f.send("OK"), f.send("FETCH"), f.send("FAIL"), f.send("RETRY"), f.send("OK"), f.state);
console.log(f.history());
type Action = {
  type: "add";
  text: string;
} | {
  type: "toggle";
  id: number;
} | {
  type: "remove";
  id: number;
} | {
  type: "clear";
};
interface Todo {
  id: number;
  text: string;
  done: boolean;
}
type State = {
  todos: Todo[];
  next: number;
};
const reducer = (s: State = { todos: [], next: 1 }, a: Action): State => {
  switch (a.type) {
    case "add": return { ...s, todos: [...s.todos, { id: s.next, text: a.text, done: false }], next: s.next + 1 };
    case "toggle": return { ...s, todos: s.todos.map((t) => (t.id === a.id ? { ...t, done: !t.done } : t)) };
    case "remove": return { ...s, todos: s.todos.filter(({ id }) => id !== a.id) };
    case "clear": return { ...s, todos: [] };
    default: return s;
  }
};
const actions: Action[] = [{ type: "add", text: "a" }, { type: "add", text: "b" }, { type: "toggle", id: 2 }, { type: "remove", id: 1 }];
console.log(actions.reduce<State | undefined>(reducer, undefined));
function createStore<S, A>(r: (s: S | undefined, a: A) => S, init: A) {
  let s = r(undefined, init);
  const ls: (() => void)[] = [];
  return {
    getState: () => s, dispatch(a: A) {
      s = r(s, a);
      ls.forEach((l) => l());
      return a;
    }, subscribe(l: () => void) {
      ls.push(l);
      return () => ls.splice(ls.indexOf(l), 1);
    }
  };
}
const st = createStore(reducer, { type: "clear" });
const un = st.subscribe(() => console.log(st.getState().todos.length));
st.dispatch({ type: "add", text: "z" });
un();
st.dispatch({ type: "clear" });
console.log(st.getState());
