namespace Init { console.log("init runs"); export const t = (() => { console.log("t"); return 1; })(); for (let i = 0; i < 2; i++) console.log("loop", i); if (t) { console.log("if"); } function hidden() { return "h"; } export const h = hidden(); try { throw new Error("x"); } catch { console.log("caught"); } }
console.log(Init.h, Object.keys(Init)); namespace Empty {} namespace Types { export type T = number; } const v: Types.T = 1; console.log(v, typeof Init);
export {};
