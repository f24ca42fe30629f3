interface Person {
  name: string;
  age: number;
}
const by = (key: (p: Person) => number | string, down = false) => (a: Person, b: Person) => {
  const x = key(a);
  const y = key(b);
  const order = x < y ? -1 : x > y ? 1 : 0;
  return down ? -order : order;
};
const people: Person[] = [
  { name: "Bob", age: 30 },
  { name: "Ada", age: 36 },
  { name: "Cid", age: 25 },
];
console.log([...people].sort(by((p) => p.name)).map((p) => p.name).join());
console.log([...people].sort(by((p) => p.age, true)).map((p) => p.name).join());
