const { default: j } = await import("./d.json", { with: { type: "json" } });
console.log(j.a, j);
const k = await import("./d.json", { with: { type: "json" } });
console.log(k);
