// Computed keys whose text is known: constants and members of enums.
const KEY = "dyn";
enum Names {
  First = "one",
  Second = "two",
}
const made = { [KEY]: 1, [Names.First]: 2, [`t${1}`]: 3 };
console.log(made, made[KEY], made.dyn, made[Names.First], made["one"]);

class Computed {
  static [KEY] = 1;
  [Names.Second] = 4;
  [KEY](): string {
    return "method";
  }
  get ["lit"](): number {
    return 9;
  }
}
const computed = new Computed();
console.log(computed[KEY](), computed.dyn(), computed[Names.Second], computed, Computed[KEY], computed.lit);

type Keyed = { [KEY]: number };
const keyed: Keyed = { dyn: 3 };
keyed[KEY] += 2;
console.log(keyed[KEY], keyed);
const { [KEY]: taken, ...rest } = made;
console.log(taken, rest);
