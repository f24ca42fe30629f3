// using: misuse
const s = new DisposableStack(); const a = new AsyncDisposableStack();
console.log(s, a, Object.prototype.toString.call(s));
const e = new SuppressedError(new Error("a"), "b", "msg");
console.log(Object.getOwnPropertyNames(e), Object.keys(e), e.toString());
e.stack = "SuppressedError: msg\n    at x";
(e.error as any).stack = "Error: a\n   at y";
console.log(e);

for (const f of [() => s.use(5 as any), () => s.use({} as any), () => s.use({[Symbol.dispose]: 5} as any),  
 () => a.use(5 as any), () => a.use({} as any), () => a.use({[Symbol.asyncDispose]: 5} as any),  () => {using x = {[Symbol.dispose]: 7} as any}, () => {using x = "s" as any}]) { try { f(); } catch (e: any) { console.log(e.name + ": " + e.message); } }
(async () => { try { await using x = {} as any; } catch (e: any) { console.log(e.name + ": " + e.message); } 
try { await using x = 5 as any; } catch (e: any) { console.log(e.name + ": " + e.message); } 
try { await using x = {[Symbol.asyncDispose]: 7} as any; } catch (e: any) { console.log(e.name + ": " + e.message); } })();
await null;
s.dispose(); s.dispose();
for (const f of [() => s.use(null), () => s.adopt(1, () => {}), () => s.defer(() => {}), () => s.move()]) try { f(); } catch (e: any) { console.log(e.name + ": " + e.message); }
await a.disposeAsync(); await a.disposeAsync();
for (const f of [() => a.use(null), () => a.adopt(1, () => {}), () => a.defer(() => {}), () => a.move()]) try { f(); } catch (e: any) { console.log(e.name + ": " + e.message); }
console.log(new SuppressedError(1, 2).hasOwnProperty("message"), SuppressedError(1,2,"x").message);
