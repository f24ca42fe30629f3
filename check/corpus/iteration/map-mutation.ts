const m = new Map<number, string>();
m.set(1, "a").set(2, "b").set(3, "c");
const seen: number[] = [];
for (const [k] of m) {
  seen.push(k);
  if (k === 1) m.delete(2);
  if (k === 3 && m.size < 4) m.set(4, "d");
}
console.log(seen, m.size, m.has(2), m.get(4));
m.set(1, "again");
console.log([...m.entries()].join(";"));
m.clear();
console.log(m.size, [...m].length);
