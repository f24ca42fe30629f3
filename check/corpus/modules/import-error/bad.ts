console.log("bad runs");
throw new TypeError("boom");
export const x = 1;
