// Elements at negative numbers and fractions are properties.

{
  const a: number[] = [1, 2];
  a[-1] = 5; a[1.5] = 3;
  console.log(a, a.length, a[-1]);
  (a as any).foo = "x";
  console.log(a, Object.keys(a));
  const s: string[] = ["a"];
  (s as any).push(5);
  console.log(s, s.map((x) => typeof x));
  (s as any)[0] = { z: 1 };
  console.log(s);
  let k = -1;
  a[k] = 8; a[k]++;
  console.log(a);
}

{
  const a: number[] = [1, 2];
  let k = -1;
  a[k] = 8; a[k]++; a[-2] = 4; a[0.5] = 9;
  console.log(a, a[k], a[-2], a[-3], a.length, Object.keys(a));
  const b: boolean[] = [true]; b[-1] = false; console.log(b, b[-1], b[-2]);
  const s: string[] = ["x"]; s[-1] = "neg"; console.log(s, s[-1], s[-5]);
  const d: number[] = [1.5]; let i = 0.5; d[i] = 2; d[i * 2] = 7; d[NaN] = 3; console.log(d);
  function put(xs: number[], i: number, v: number) { xs[i] = v; return xs; }
  console.log(put([], 1, 5), put([1], -1, 5), put([1], 0.25, 5), put([], 0, 1));
  const g: string[][] = []; try { g[0][0] = "x"; } catch (e) { console.log((e as Error).message); }
  const half = [1, 2, 3]; half[half.length / 2] = 0; console.log(half);
}

export {};
