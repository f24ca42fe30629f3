export {};
class K { v = 1; go() { return this.v; } get w() { return this.v + 1; } }
const k = Object.freeze(new K()); console.log(k.go(), k.w, k);
const arr: number[] = Object.freeze([1, 2]) as number[]; try { arr.push(3); } catch (e: any) { console.log(e.message); } console.log(arr);
const list = Object.freeze([1, 2]); console.log(list.map(x => x * 2), list.length, list[0]);
const cfg = Object.freeze({ a: 1, nested: { b: 2 } }); console.log(cfg.a + cfg.nested.b, Object.isFrozen(cfg));
try { (cfg as any).a = 5; } catch (e: any) { console.log(e.message); }
const DIR = Object.freeze({ Up: 'UP', Down: 'DOWN' } as const); console.log(DIR.Up.toLowerCase(), Object.values(DIR));
