// A draft that records writes through nested proxies, kept the same per object by a WeakMap.
type Change = `${"set" | "delete"} ${string}`;
function track<T extends object>(root: T): { draft: T; changes: Change[] } {
  const changes: Change[] = [];
  const known = new WeakMap<object, object>();
  const wrap = (target: object, path: string): object => {
    const existing = known.get(target);
    if (existing) return existing;
    const proxy = new Proxy(target, {
      get(t, key, receiver) {
        const value: unknown = Reflect.get(t, key, receiver);
        return typeof value === "object" && value !== null ? wrap(value, `${path}.${String(key)}`) : value;
      },
      set(t, key, value, receiver) {
        if (Object.is(Reflect.get(t, key), value)) return true;
        changes.push(`set ${path}.${String(key)}`);
        return Reflect.set(t, key, value, receiver);
      },
      deleteProperty(t, key) {
        const had = Reflect.has(t, key);
        if (had) changes.push(`delete ${path}.${String(key)}`);
        return Reflect.deleteProperty(t, key);
      },
      has: (t, key) => key !== "secret" && key in t,
    });
    known.set(target, proxy);
    return proxy;
  };
  return { draft: wrap(root, "$") as T, changes };
}
interface State {
  user: { name: string; secret?: string };
  todo: string[];
  counts: Record<string, number>;
}
const state: State = { user: { name: "kim", secret: "s" }, todo: ["a", "b"], counts: {} };
const { draft, changes } = track(state);
draft.user.name = "kim";
draft.user.name += "berly";
draft.counts.x ??= 1;
draft.counts.x++;
delete draft.counts.y;
delete draft.user.secret;
draft.todo.push("c");
[draft.todo[0], draft.todo[1]] = [draft.todo[1], draft.todo[0]];
console.log(changes.join("\n"));
console.log(draft.user === draft.user, draft.user === state.user, "secret" in draft.user, "name" in draft.user);
console.log(JSON.stringify(draft), state.todo.join(""), Object.keys(draft.counts));
const before = changes.length;
const { todo: [first, ...others] } = draft;
console.log(first, others, changes.length - before);
