import { a, later } from "./a.ts";
export const b = typeof a;
try { console.log(later); } catch (e: any) { console.log(e.message); }
setTimeout(() => console.log(a(), later));
