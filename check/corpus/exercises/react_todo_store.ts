// A small redux: reducers, selectors, middleware, immutable updates, time travel.
type Todo = { id: number; text: string; done: boolean; tags: readonly string[] };
type State = { todos: readonly Todo[]; filter: "all" | "done" | "open"; nextId: number };
type Action =
  | { type: "add"; text: string; tags?: string[] }
  | { type: "toggle"; id: number }
  | { type: "filter"; filter: State["filter"] }
  | { type: "clear" }
  | { type: "rename"; id: number; text: string };
const initial: State = Object.freeze({ todos: [], filter: "all", nextId: 1 });
const reducer = (s: State = initial, a: Action): State => {
  switch (a.type) {
    case "add":
      return {
        ...s,
        nextId: s.nextId + 1,
        todos: [...s.todos, { id: s.nextId, text: a.text, done: false, tags: a.tags ?? [] }],
      };
    case "toggle":
      return { ...s, todos: s.todos.map((t) => (t.id === a.id ? { ...t, done: !t.done } : t)) };
    case "rename": {
      const i = s.todos.findIndex((t) => t.id === a.id);
      return i < 0 ? s : { ...s, todos: s.todos.with(i, { ...s.todos[i]!, text: a.text }) };
    }
    case "filter":
      return s.filter === a.filter ? s : { ...s, filter: a.filter };
    case "clear": {
      const { todos, ...rest } = s;
      return { ...rest, todos: todos.filter((t) => !t.done) };
    }
  }
};
const visible = ({ todos, filter }: State) =>
  todos.filter((t) => filter === "all" || t.done === (filter === "done"));
type Dispatch = (a: Action) => Action;
type Middleware = (api: {
  getState: () => State;
  dispatch: Dispatch;
}) => (next: Dispatch) => Dispatch;
function createStore(r: typeof reducer, ...mws: Middleware[]) {
  let state = initial;
  const history: State[] = [state];
  const subs = new Set<(s: State) => void>();
  const base: Dispatch = (a) => {
    const next = r(state, a);
    if (next !== state) {
      state = next;
      history.push(state);
      subs.forEach((f) => f(state));
    }
    return a;
  };
  const api = { getState: () => state, dispatch: ((a) => chain(a)) as Dispatch };
  const chain = mws.map((m) => m(api)).reduceRight((next, m) => m(next), base);
  return {
    ...api,
    subscribe(f: (s: State) => void) {
      subs.add(f);
      return () => subs.delete(f);
    },
    undo() {
      if (history.length > 1) {
        history.pop();
        state = history.at(-1)!;
      }
      return this;
    },
    get size() {
      return history.length;
    },
  };
}
const log: string[] = [];
const store = createStore(
  reducer,
  (api) => (next) => (a) => {
    log.push(a.type + "@" + api.getState().todos.length);
    return next(a);
  },
  ({ dispatch }) =>
    (next) =>
    (a) =>
      a.type === "add" && a.text.includes(";")
        ? (a.text.split(";").forEach((text) => dispatch({ type: "add", text: text.trim() })), a)
        : next(a),
);
let calls = 0;
const off = store.subscribe(() => calls++);
store.dispatch({ type: "add", text: "milk; bread; eggs" });
store.dispatch({ type: "toggle", id: 2 });
store.dispatch({ type: "filter", filter: "open" });
store.dispatch({ type: "filter", filter: "open" });
console.log(off());
store.dispatch({ type: "rename", id: 1, text: "oat milk" });
store.dispatch({ type: "rename", id: 99, text: "?" });
console.log(visible(store.getState()), calls, store.size, log);
console.log(store.undo().undo().getState(), store.size);
store.dispatch({ type: "clear" });
console.log(
  store.getState().todos.map((t) => t.text),
  Object.isFrozen(initial),
  initial,
);
