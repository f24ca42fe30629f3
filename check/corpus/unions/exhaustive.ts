type Shape = { type: "circle"; r: number } | { type: "rect"; w: number; h: number };
function never(x: never): never {
  throw new Error("unexpected " + JSON.stringify(x));
}
function area(s: Shape): number {
  if (s.type === "circle") return Math.round(s.r * s.r * 3);
  if (s.type === "rect") return s.w * s.h;
  return never(s);
}
console.log(area({ type: "circle", r: 2 }), area({ type: "rect", w: 2, h: 5 }));
try {
  area(JSON.parse('{"type":"blob"}') as Shape);
} catch (e) {
  console.log((e as Error).message);
}
