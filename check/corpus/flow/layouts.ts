interface HasId {
  id: number;
}
interface HasName {
  name: string;
}
interface Both extends HasName, HasId {}
function id(x: HasId): number {
  return x.id;
}
function name(x: HasName): string {
  return x.name;
}
const a = { id: 1, name: "a" };
const b = { name: "b", id: 2 };
const c = { extra: [1], name: "c", other: true, id: 3 };
class D {
  private hidden = "h";
  name = "d";
  constructor(public id: number) {}
  reveal() {
    return this.hidden;
  }
}
const d = new D(4);
const all: Both[] = [a, b, c, d];
for (const x of all) console.log(id(x), name(x));
const ids: HasId[] = [{ id: 9 }, ...all];
for (const x of ids) x.id *= 10;
console.log(ids.map(id), a.id, d.id, d.reveal());
console.log(all);
