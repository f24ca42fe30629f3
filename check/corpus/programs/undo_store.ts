// A store with reducers, middleware, selectors that remember, and undo by history of immutable states.
interface Card { readonly id: number; readonly text: string; readonly column: "todo" | "doing" | "done" }
interface Board { readonly cards: readonly Card[]; readonly nextId: number }
type Action =
  | { type: "add"; text: string }
  | { type: "move"; id: number; to: Card["column"] }
  | { type: "edit"; id: number; with: (text: string) => string }
  | { type: "undo" } | { type: "redo" };
type Dispatch = (action: Action) => boolean;
type Middleware = (next: Dispatch, state: () => Board) => Dispatch;

const touch = (board: Board, id: number, change: Partial<Card>): Board => {
  const index = board.cards.findIndex((c) => c.id === id);
  return index < 0 ? board : { ...board, cards: board.cards.with(index, { ...board.cards[index], ...change }) };
};
function reduce(board: Board, action: Exclude<Action, { type: "undo" | "redo" }>): Board {
  switch (action.type) {
    case "add":
      return { cards: [...board.cards, { id: board.nextId, text: action.text, column: "todo" }], nextId: board.nextId + 1 };
    case "move":
      return touch(board, action.id, { column: action.to });
    case "edit":
      return touch(board, action.id, { text: action.with(board.cards.find((c) => c.id === action.id)?.text ?? "") });
  }
}
class Store {
  #past: Board[] = [];
  #future: Board[] = [];
  #listeners = new Set<(now: Board, before: Board) => void>();
  readonly dispatch: Dispatch;
  constructor(private board: Board, ...layers: Middleware[]) {
    this.dispatch = layers.reduceRight<Dispatch>((next, layer) => layer(next, () => this.board), (a) => this.#apply(a));
  }
  #apply(action: Action): boolean {
    const before = this.board;
    if (action.type === "undo" || action.type === "redo") {
      const [from, onto] = action.type === "undo" ? [this.#past, this.#future] : [this.#future, this.#past];
      const next = from.pop();
      if (!next) return false;
      onto.push(before);
      this.board = next;
    } else {
      this.board = reduce(before, action);
      if (this.board === before) return false;
      this.#past.push(before);
      this.#future.length = 0;
    }
    for (const listener of this.#listeners) listener(this.board, before);
    return true;
  }
  subscribe<T>(select: (board: Board) => T, listener: (now: T, before: T) => void): Disposable {
    const watch = (now: Board, before: Board): void => {
      const [a, b] = [select(now), select(before)];
      if (!Object.is(a, b)) listener(a, b);
    };
    this.#listeners.add(watch);
    return { [Symbol.dispose]: () => void this.#listeners.delete(watch) };
  }
}
const log: string[] = [];
const logger: Middleware = (next) => (action) => {
  const done = next(action);
  log.push(`${action.type}${done ? "" : "?"}`);
  return done;
};
const limit = (most: number): Middleware => (next, state) => (action) =>
  !(action.type === "move" && action.to === "doing" && state().cards.filter((c) => c.column === "doing").length >= most) && next(action);

const store = new Store({ cards: [], nextId: 1 }, logger, limit(1));
const count = (column: Card["column"]) => ({ cards }: Board): number => cards.filter((c) => c.column === column).length;
{
  using _done = store.subscribe(count("done"), (now, before) => console.log(`done ${before} -> ${now}`));
  using _text = store.subscribe((b) => b.cards.map((c) => c.text).join(), (text) => console.log(`cards: ${text}`));
  for (const text of ["paint", "sand"]) store.dispatch({ type: "add", text });
  store.dispatch({ type: "move", id: 1, to: "doing" });
  store.dispatch({ type: "move", id: 2, to: "doing" });
  store.dispatch({ type: "move", id: 1, to: "done" });
  store.dispatch({ type: "edit", id: 2, with: (t) => `${t} twice` });
  for (const type of ["undo", "undo", "redo", "redo", "redo"] as const) store.dispatch({ type });
  store.dispatch({ type: "move", id: 99, to: "done" });
}
store.dispatch({ type: "move", id: 2, to: "done" });
console.log(log.join(" "));
