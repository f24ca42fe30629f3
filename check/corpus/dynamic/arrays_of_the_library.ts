// Arrays that the library makes for dynamic code take anything that is written to them afterwards.
const o: any = JSON.parse('{"t":"a,b"}');
const parts: any = o.t.split(",");
parts[0] = null; parts[1] = { x: 1 }; parts.push(5);
console.log(parts);
const m: any = o.t.match(/(a),(b)/); m[1] = 7; m.push(null); console.log(m);
const k: any = Object.keys(o); k[0] = 3; k.unshift({}); console.log(k);
const e: any = Object.entries(o); e[0] = 3; e.push("s"); console.log(e);
const c: any = [..."abc"]; c[0] = 1; c.splice(1, 1, null, {}); console.log(c);
const f: any = Array.from("abc"); f[0] = 1; f.fill({}); console.log(f);
const ks: any = [...o.t].map((x: any) => x); ks[0] = 1; console.log(ks);
const r: any = Reflect.ownKeys(o); r[0] = 1; console.log(r);
const words: any = "x y z".split(" ");
for (let i = 0; i < words.length; i++) words[i] = words[i] === "y" ? null : { word: words[i] };
console.log(words, words.length, words.map((w: any) => w?.word ?? "-").join(""));
const sparse: any = "a b".split(" ");
sparse[4] = 1;
console.log(sparse, 3 in sparse, sparse.indexOf(1));
