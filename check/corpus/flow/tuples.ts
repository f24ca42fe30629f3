type Entry = [name: string, count: number, note?: string];
const entries: Entry[] = [["a", 1], ["b", 2, "two"]];
for (const [name, count, note] of entries) console.log(name, count, note);
function minMax(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
const [low, high] = minMax([3, 1, 2]);
console.log(low, high, minMax([5]));
const t: [number, string] = [1, "x"];
t[0]++;
t[1] += "y";
console.log(t, t.length);
const spread: [string, ...number[]] = ["s", 1, 2];
const [head, ...tail] = spread;
console.log(head, tail);
const ro = [1, "two"] as const;
console.log(ro[0] + 1, ro[1].length);
