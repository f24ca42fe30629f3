const results = await Promise.allSettled([import("./ok.ts"), import("./bad.ts")]);
console.log(results.map((r) => r.status), (results[0] as any).value.x, (results[1] as any).reason.message);
