// A score table turned around.
export function transform(old: {
  [key: string]: string[];
}): {
  [key: string]: number;
} {
  return Object.entries(old).reduce((acc, [k, v]) => {
    v.forEach((l) => {
      acc[l.toLowerCase()] = Number(k);
    });
    return acc;
  }, {} as {
    [key: string]: number;
  });
}
const t = transform({ 1: ["A", "E", "I", "O", "U"], 2: ["D", "G"], 10: ["Q", "Z"] });
console.log(t);
export function score(w: string | undefined) {
  let s = 0;
  for (const c of w?.toLowerCase() ?? "")
    s += t[c] || 0;
  return s;
}
console.log(score("quad"), score(undefined), score(""));
