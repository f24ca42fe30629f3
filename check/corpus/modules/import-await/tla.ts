console.log("tla start");
export const v = await new Promise<number>((r) => setTimeout(() => r(5), 5));
export let w = v * 2;
console.log("tla end");
