// Array.fromAsync, Math.f16round, escape and unescape, legacy methods of dates.
console.log(await Array.fromAsync([Promise.resolve(1), 2]), await Array.fromAsync((async function* () { yield 1; yield 2; })(), (x) => x * 2), Math.f16round(1.337), Math.f16round(65520), escape("ä b€+/@a\n"), unescape("%E4%20b%u20AC%zz%u12"));
console.log(await Array.fromAsync({ length: 3, 0: "a", 2: Promise.resolve("c") } as any), await Array.fromAsync(new Set([1, 2]), async (x, i) => x * 10 + i), await Array.fromAsync("héy"));
try { await Array.fromAsync([1, Promise.reject(new Error("no"))]); } catch (e: any) { console.log(e.message); }
try { await Array.fromAsync(null as any); } catch (e: any) { console.log(e.name); }
try { await Array.fromAsync([1], () => { throw new TypeError("map"); }); } catch (e: any) { console.log(e.message); }
const nums = await Array.fromAsync([1, 2, 3]); console.log(nums.map((n) => n + 1), nums.length);
console.log((new Date(0) as any).toGMTString(), (new Date(Date.UTC(2024, 5, 5)) as any).getYear());
Array.fromAsync([1, 2]).then((a) => console.log("A", a)); Promise.resolve().then(() => console.log("m1")).then(() => console.log("m2")).then(() => console.log("m3")).then(() => console.log("m4")).then(() => console.log("m5")).then(() => console.log("m6")).then(() => console.log("m7"));
