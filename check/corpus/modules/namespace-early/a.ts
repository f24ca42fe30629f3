import * as self from "./a.ts";
console.log(self);
try { Object.keys(self) } catch (e: any) { console.log(e.message); }
try { self.x } catch (e: any) { console.log(e.message); }
console.log("x" in self);
export let x = 1;
export const f = () => 1;
console.log(self);
