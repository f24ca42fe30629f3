// Mean, median, modes, deviation, quantiles, correlation and a fitted line of small samples.
type Sample = readonly number[];
const sum = (xs: Sample) => xs.reduce((a, b) => a + b, 0);
const mean = (xs: Sample): number => sum(xs) / xs.length;
const sorted = (xs: Sample) => xs.toSorted((a, b) => a - b);

function quantile(xs: Sample, q: number): number {
  const place = (xs.length - 1) * q;
  const [low, high] = [Math.floor(place), Math.ceil(place)];
  const ordered = sorted(xs);
  return ordered[low] + (ordered[high] - ordered[low]) * (place - low);
}
function modes(xs: Sample): number[] {
  const seen = new Map<number, number>();
  xs.forEach((x) => seen.set(x, (seen.get(x) ?? 0) + 1));
  const most = Math.max(...seen.values());
  return [...seen].flatMap(([x, n]) => (n === most ? x : []));
}
const deviation = (xs: Sample, m = mean(xs)) => Math.sqrt(sum(xs.map((x) => (x - m) ** 2)) / (xs.length - 1));
function line(points: readonly (readonly [x: number, y: number])[]): { slope: number; base: number; r: number } {
  const xs = points.map(([x]) => x), ys = points.map(([, y]) => y);
  const [mx, my] = [mean(xs), mean(ys)];
  const sxy = sum(points.map(([x, y]) => (x - mx) * (y - my)));
  const slope = sxy / sum(xs.map((x) => (x - mx) ** 2));
  return { slope, base: my - slope * mx, r: sxy / Math.sqrt(sum(xs.map((x) => (x - mx) ** 2)) * sum(ys.map((y) => (y - my) ** 2))) };
}

const sample = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5];
console.log(mean(sample), quantile(sample, 0.5), modes(sample), deviation(sample).toFixed(6));
console.log([0, 0.25, 0.75, 0.9, 1].map((q) => quantile(sample, q)));
console.log(mean([]), quantile([], 0.5), modes([]), deviation([1]), Math.max(...[]), Math.min());
const { slope, base, r } = line([[1, 2], [2, 3], [3, 5], [4, 4], [5, 6]]);
console.log(slope.toFixed(3), base.toPrecision(3), r.toFixed(4), line([[1, 1], [1, 2]]));
console.log(Math.hypot(3, 4, 12), Math.hypot(), Math.hypot(NaN, Infinity), Math.cbrt(-27), Math.sign(-0), Math.clz32(1), Math.fround(5.5), Math.imul(0xffffffff, 5));
console.log(Math.round(-0.5), Math.round(2.5), Math.round(-2.5), Math.trunc(-0.9), Math.atan2(-0, -1).toFixed(5), Math.log2(8), Math.log10(0.001), Math.expm1(0));
