// A file without import, export and await is CommonJS to Node, and its code is sloppy: what an object
// refuses to be written is not an error, and a delete that is refused gives false.
interface Point {
  x: number;
  y?: number;
}

const frozen: Point = Object.freeze({ x: 1 });
(frozen as any).x = 2;
(frozen as any).x += 10;
(frozen as any).x++;
(frozen as any).y = 3;
console.log(frozen, delete (frozen as any).x, delete (frozen as any).absent);
console.log((frozen as any).x = 9, (frozen as any).x += 4, frozen.x);

const sealed: Point = Object.seal({ x: 1 });
sealed.x = 5;
sealed.y = 6;
console.log(sealed, delete (sealed as any).x, "y" in sealed);

const fixed: Point = Object.preventExtensions({ x: 1 });
fixed.y = 7;
console.log(fixed, delete (fixed as any).x, fixed);

const list: number[] = [1, 2];
Object.freeze(list);
list[0] = 9;
list[5] = 9;
list.length = 0;
const index = list.length - 1;
list[index]++;
console.log(list, list.length, delete list[0]);
for (const change of [() => list.push(3), () => list.pop(), () => list.sort()]) {
  try {
    change();
  } catch (error: any) {
    console.log(error.name, error.message);
  }
}

const words: any = Object.seal(["a", "b"]);
words[0] = "c";
words[2] = "d";
words.name = "e";
console.log(words);

const account = {
  balance: 10,
  get total() {
    return this.balance * 2;
  },
};
(account as any).total = 5;
console.log(account.total, account);

const described: any = Object.defineProperty({}, "id", { value: 7, enumerable: true });
described.id = 8;
console.log(described, delete described.id, Object.getOwnPropertyDescriptor(described, "id"));
const derived = Object.create(described);
derived.id = 9;
console.log(derived.id, Object.keys(derived));

class Temperature {
  readonly unit = "C";
  get celsius() {
    return 20;
  }
  static get zero() {
    return 0;
  }
}
const temperature: any = new Temperature();
temperature.celsius = 30;
(Temperature as any).zero = 1;
console.log(temperature.celsius, Temperature.zero);
Object.freeze(temperature);
temperature.unit = "F";
console.log(temperature.unit);

const text: any = "text";
text.length = 1;
text[0] = "x";
text.extra = 1;
console.log(text, text.extra);

[(frozen as any).x, (sealed as any).y] = [100, 200];
({ x: (frozen as any).x } = { x: 300 });
console.log(frozen, sealed);

// A setter's own error is one, and so is what has no object at all.
const strictly: any = {
  set value(_: number) {
    throw new TypeError("not this");
  },
};
for (const write of [() => (strictly.value = 1), () => ((undefined as any).x = 1)]) {
  try {
    write();
  } catch (error: any) {
    console.log(error.message);
  }
}
console.log(Reflect.set(frozen, "x", 1), Reflect.deleteProperty(frozen, "x"), Reflect.set(sealed, "x", 2));
