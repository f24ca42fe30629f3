// Map and Set with numbers, strings and objects as keys.

const counts = new Map<number, number>();
let seed = 1;
for (let i = 0; i < 1500000; i++) {
  seed = (seed * 48271) % 2147483647;
  const key = seed % 50000;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
let most = 0;
for (const [key, count] of counts) if (count > (counts.get(most) ?? 0)) most = key;
console.log(counts.size, most, counts.get(most));

const words = new Map<string, number[]>();
for (let i = 0; i < 300000; i++) {
  seed = (seed * 48271) % 2147483647;
  const word = "w" + (seed % 5000);
  const list = words.get(word);
  if (list) list.push(i);
  else words.set(word, [i]);
}
let longest = 0;
words.forEach((list) => {
  longest = Math.max(longest, list.length);
});
console.log(words.size, longest);

const seen = new Set<number>();
let x = 7;
let steps = 0;
while (!seen.has(x)) {
  seen.add(x);
  x = (x * 1103515245 + 12345) % 16777213;
  steps++;
}
console.log(steps, seen.size);

const pairs = new Set<string>();
for (let i = 0; i < 400; i++) for (let j = 0; j < 400; j++) pairs.add(`${(i * j) % 1009},${(i + j) % 97}`);
console.log(pairs.size);

for (let i = 0; i < 50000; i += 2) counts.delete(i);
console.log(counts.size, [...counts.keys()].slice(0, 3).join());

interface Point {
  x: number;
  y: number;
}
const points: Point[] = [];
const weights = new Map<Point, number>();
for (let i = 0; i < 100000; i++) {
  const point = { x: i, y: i * 2 };
  points.push(point);
  weights.set(point, i % 10);
}
let weight = 0;
for (let round = 0; round < 5; round++) for (const point of points) weight += weights.get(point) ?? 0;
console.log(weight);

const record: Record<string, number> = {};
for (let i = 0; i < 1000000; i++) {
  const key = "k" + (i % 1000);
  record[key] = (record[key] || 0) + i;
}
console.log(Object.keys(record).length, record["k7"]);
