// `a ?? b` in a condition is false where a is false, not only where a is nullish and b is false.
function label(n: number): boolean | undefined {
  return n > 5 ? undefined : n > 3;
}
for (const n of [1, 4, 9]) {
  let flag: boolean | undefined = label(n);
  if (!(flag ?? false)) {
    flag = ((same: boolean | undefined) => same)(flag);
    console.log("off", flag, typeof flag);
  } else console.log("on", flag);
  console.log((label(n) ?? true) ? "yes" : "no", flag);
}
function size(text: string | null, list?: number[]): string {
  if (text ?? list?.length) return "something " + (text === null ? list!.length : text.length);
  return "nothing " + (text === null ? "null" : JSON.stringify(text)) + " " + (list ?? "no list");
}
console.log(size("abc"), size(""), size(null, [1, 2]), size(null, []), size(null));
let count: number | undefined = [0, 1][0];
while (!(count ?? 5)) count = count! + 1;
console.log(count);
