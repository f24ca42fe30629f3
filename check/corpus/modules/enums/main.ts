import { Color, Size } from "./e.ts";
import type { Shape } from "./e.ts";
import { type Other, val } from "./e.ts";
const s: Shape = { c: Color.Red, s: Size.Big }; const o: Other = 1;
console.log(Color[s.c], s, Object.keys(Color), val, o, Color);
function f(c: Color) { switch (c) { case Color.Red: return "r"; case Color.Green: return "g"; } }
console.log(f(Color.Green));
