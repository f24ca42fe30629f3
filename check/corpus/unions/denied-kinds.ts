const port: string | number = process.argv[9] ?? 8080; console.log(port, typeof port);
const words: string[] = ['a']; const mixed: string | number = words[3] ?? 7; console.log(mixed);
function f(xs: number[], k: number) { const v: number | string = xs[k] ?? 'none'; return v; } console.log(f([1], 0), f([1], 4));
const name: string | null = words[5] || null; console.log(name);
const opt: { a?: number } = {}; const q: number | string = opt.a ?? 'dflt'; console.log(q);
