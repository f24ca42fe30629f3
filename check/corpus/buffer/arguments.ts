// Arguments of any: what Buffer.from makes of them, and the errors.
function mk(x: any, y?: any) { return Buffer.from(x, y); }
console.log(mk("abc"), mk([1, 2]), mk(new Uint8Array([3])), mk("ff", "hex"), mk(new ArrayBuffer(4)), mk({ type: "Buffer", data: [5] }));
const data: any = JSON.parse('{"a":"text"}');
console.log(Buffer.from(data.a).toString("base64"), Buffer.byteLength(data.a), Buffer.alloc(3, data.a));
for (const bad of [5, null, undefined, true, {}, 5n, Symbol("s"), () => 1]) { try { mk(bad); } catch (e: any) { console.log(e.name, e.code, e.message); } }
try { Buffer.alloc(-1); } catch (e: any) { console.log(e.name, e.code, e.message); }
try { Buffer.alloc("5" as any); } catch (e: any) { console.log(e.name, e.code, e.message); }
try { Buffer.from("x", "bad" as any); } catch (e: any) { console.log(e.name, e.code, e.message); }
try { Buffer.concat("x" as any); } catch (e: any) { console.log(e.name, e.code, e.message); }
try { Buffer.concat([1] as any); } catch (e: any) { console.log(e.name, e.code, e.message); }
try { Buffer.from(new ArrayBuffer(2), 5); } catch (e: any) { console.log(e.name, e.code, e.message); }
try { Buffer.from(new ArrayBuffer(2), 0, 5); } catch (e: any) { console.log(e.name, e.code, e.message); }
try { Buffer.byteLength(5 as any); } catch (e: any) { console.log(e.name, e.code, e.message); }
try { Buffer.compare(5 as any, Buffer.alloc(1)); } catch (e: any) { console.log(e.name, e.code, e.message); }
