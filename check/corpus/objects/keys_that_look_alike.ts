// for-in with integer keys first, keys deleted on the way, and keys that C could confuse.
const object: any = { b: 1, 2: "two", a: 2, 1: "one", "-1": 4, "01": 5 };
for (const key in object) console.log(key, object[key]);

const shrinking: any = { a: 1, b: 2, c: 3 };
for (const key in shrinking) {
  if (key === "a") delete shrinking.b;
  console.log(key);
}

const record: Record<string, number> = {};
record.z = 1;
record["10"] = 2;
record.a = 3;
record["9"] = 4;
for (const key in record) console.log(key, record[key]);
console.log(Object.keys(record), JSON.stringify(record));

let last = "";
for (last in { x: 1, y: 2 });
console.log(last);
