function find(items: number[], wanted: number): number | undefined {
  for (const item of items) if (item === wanted) return item;
  return undefined;
}
const a = find([1, 2, NaN], 2);
const b = find([1, 2], 3);
console.log(a, b, a === undefined, b === undefined, a ?? -1, b ?? -1, typeof a, typeof b);
const nan = 0 / 0;
const slot: { n?: number } = { n: nan };
console.log(slot.n, slot.n === undefined, Number.isNaN(slot.n));
slot.n = undefined;
console.log(slot.n, "n" in slot, slot);
delete slot.n;
console.log(slot.n, "n" in slot, slot);
const list: (number | undefined)[] = [1, undefined, nan, 0];
console.log(list, list.indexOf(undefined), list.includes(NaN), list.map((x) => x ?? 9));
console.log((b as number) + 1, [3][7], [1.5][-1]);
