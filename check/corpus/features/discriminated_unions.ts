// Narrowing by a tag, by `in`, by typeof and by a guard.
type Shape = { kind: "circle"; r: number } | { kind: "rect"; w: number; h: number } | { kind: "poly"; points: [number, number][] };
const area = (s: Shape): number => {
  switch (s.kind) {
    case "circle": return +(Math.PI * s.r ** 2).toFixed(2);
    case "rect": return s.w * s.h;
    case "poly": {
      let sum = 0;
      s.points.forEach(([x, y], i) => {
        const [nx, ny] = s.points[(i + 1) % s.points.length];
        sum += x * ny - nx * y;
      });
      return Math.abs(sum) / 2;
    }
  }
};
const shapes: Shape[] = [{ kind: "circle", r: 1 }, { kind: "rect", w: 2, h: 3 }, { kind: "poly", points: [[0, 0], [4, 0], [0, 3]] }];
console.log(shapes.map(area), shapes.filter((s): s is Extract<Shape, { kind: "rect" }> => s.kind === "rect").map((r) => r.w));
type Input = string | number | string[] | { value: number } | null | undefined | (() => string);
const show = (x: Input): string =>
  x == null ? `nothing (${x})` : typeof x === "string" ? x.toUpperCase() : typeof x === "number" ? x.toFixed(1)
    : typeof x === "function" ? x() : Array.isArray(x) ? x.join("|") : "value" in x ? `v${x.value}` : "never";
console.log(["a", 1, ["x", "y"], { value: 2 }, null, undefined, () => "called"].map((x) => show(x as Input)));
