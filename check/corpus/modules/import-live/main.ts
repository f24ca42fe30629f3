const m = await import("./live.ts"); console.log(m.n); m.tick(); console.log(m.n); const { n } = m; m.tick(); console.log(n, m.n, Object.entries(m).length, JSON.stringify(m));
for (const k in m) console.log(k, typeof (m as any)[k]);
