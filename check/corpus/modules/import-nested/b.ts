import "./c.ts";
export const b = await Promise.resolve("bb");
console.log("b");
