// Keys that were deleted come back when they are set: at the end, and with all that keys do.
interface Options { name?: string; tags?: string[]; on?: boolean; n?: number; f?: () => number }
const options: Options = { name: "a", tags: ["t"], on: true, n: 1, f: () => 1 };
for (const key of ["name", "tags", "on", "n", "f"] as (keyof Options)[]) {
  delete options[key];
  console.log(key, key in options, options[key], Object.keys(options));
}
options.n = 5;
options.name = "z";
options.on = false;
options.tags = [];
options.f = () => 2;
console.log(options, options.f(), options.n++, options.n, (options.n += 2), options);

const plain: Record<string, number> = { x: 1, y: 2 };
delete plain.x;
plain.x = 3;
console.log(plain, { ...plain }, JSON.stringify(plain));

class Cell {
  x = 1;
  y?: number = 2;
  clear() { delete this.y; return this; }
  set(v: number) { this.y = v; return this; }
}
const cell = new Cell().clear();
console.log(cell, "y" in cell);
cell.set(7);
console.log(cell, cell.y, Object.entries(cell));
delete (cell as any).x;
cell.x = 3;
cell.clear().y ??= 9;
console.log(cell);

function wipe(object: any, key: string) { delete object[key]; }
const wiped = { a: 1, b: "x" };
wipe(wiped, "a");
wiped.a = 2;
wiped.b += "!";
wipe(wiped, "b");
console.log(wiped, wiped.b);
wiped.b = "back";
console.log(wiped, Object.keys(wiped));
