console.log("a start");
const b = await import("./b.ts");
console.log("a", b.b);
