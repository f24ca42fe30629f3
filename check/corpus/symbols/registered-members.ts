// Members whose names are symbols of the registry: Symbol.for() at the top of a module.
const STATE: unique symbol = Symbol.for("app.state");
const VERSION = Symbol.for("app.version");
const inspect = Symbol.for("nodejs.util.inspect.custom");

class Draft {
  [STATE] = { modified: false, writes: 0 };
  static [VERSION] = 3;
  write() {
    const state = this[STATE];
    state.modified = true;
    return ++state.writes;
  }
  [inspect]() {
    return `Draft<${this[STATE].writes}>`;
  }
}

class Table extends Map<string, number> {
  [STATE] = "fresh";
  override set(key: string, value: number) {
    this[STATE] = "touched";
    return super.set(key, value);
  }
}

const isDraft = (value: any): value is Draft => !!value && !!value[STATE];

const draft = new Draft();
draft.write();
console.log(draft.write(), draft, isDraft(draft), isDraft({}), Draft[VERSION]);
const table = new Table().set("a", 1) as Table;
console.log(table[STATE], table.get("a"), Object.getOwnPropertySymbols(table).length);

const again = Symbol.for("app.state");
console.log(again === STATE, Symbol.keyFor(STATE), Symbol.keyFor(Symbol("app.state")));
console.log((draft as any)[again].writes, (draft as any)[Symbol.for("app." + "state")].modified);
console.log({ [STATE]: 1, [VERSION]: 2 });
