const u8 = new Uint8Array(4);
u8[0] = 257; u8[1] = -1; u8[2] = 3.9; u8[7] = 5;
console.log(u8, u8[7], u8.length, u8.byteLength, u8.BYTES_PER_ELEMENT, Uint8Array.BYTES_PER_ELEMENT);
const i16 = new Int16Array([1, 2, 40000, -5]);
console.log(i16, i16[2], i16.map(x => x * 2), i16.filter(x => x > 0), i16.reduce((a, b) => a + b));
const f32 = Float32Array.from([1.1, 2.5, NaN, Infinity]);
console.log(f32, f32.indexOf(2.5), f32.includes(NaN), f32.join("-"), String(f32));
const f64 = Float64Array.of(3, 1, 2, -0, 0, NaN, -Infinity);
console.log(f64.sort(), f64.toReversed(), f64.toSorted((a, b) => b - a));
const c = new Uint8ClampedArray([300, -20, 1.5, 2.5, NaN]);
console.log(c);
const buf = new ArrayBuffer(8);
const view = new DataView(buf);
view.setInt32(0, -2, true); view.setUint16(4, 0xABCD);
console.log(buf, view.getUint8(0), view.getInt32(0), view.getInt32(0, true), view.getUint16(4), view.byteLength);
const u32 = new Uint32Array(buf, 0, 1);
console.log(u32[0], u32.buffer === buf, u32.byteOffset);
const sub = u8.subarray(1, 3); sub[0] = 99; console.log(u8, sub, sub.byteOffset, u8.slice(-2));
u8.set([7, 8], 1); u8.fill(9, 3); console.log(u8, [...u8], Array.from(u8), Math.max(...u8));
let sum = 0; for (const x of u8) sum += x; console.log(sum);
for (let i = 0; i < u8.length; i++) { sum += u8[i]; u8[i] += 250; } console.log(sum, u8);
for (const [i, v] of i16.entries()) console.log(i, v);
console.log(u8 instanceof Uint8Array, Array.isArray(u8), Object.prototype.toString.call(u8), JSON.stringify(u8), Object.keys(u8));
try { new Uint8Array(-1); } catch (e: any) { console.log(e.name, e.message); }
try { new Uint16Array(buf, 1); } catch (e: any) { console.log(e.name, e.message); }
try { u8.set([1, 2, 3], 3); } catch (e: any) { console.log(e.name, e.message); }
try { view.getInt32(6); } catch (e: any) { console.log(e.name, e.message); }
const any: any = u8; console.log(any[0], any.length, any.map((x: number) => x + 1), any[100]);
any[0] = 511; console.log(u8[0], 2 in u8, u8.at(-1), u8.with(0, 5), u8.findLast(x => x > 3));
const big = new BigInt64Array(2); big[0] = 2n ** 63n; big[1] = -5n; console.log(big, big[0], new BigUint64Array(big.buffer));
const counts = new Uint32Array(3); for (const w of [0, 1, 1, 2, 2, 2]) counts[w]++; console.log(counts);
const sieve = new Uint8Array(50); let primes = 0;
for (let i = 2; i < 50; i++) { if (sieve[i]) continue; primes++; for (let j = i * i; j < 50; j += i) sieve[j] = 1; }
console.log(primes, sieve);
console.log(new Uint8Array(0), new Float64Array(200).length, new Uint8Array(new Set([1, 2])), u8.copyWithin(0, 2), u8.reverse());
const r = new ArrayBuffer(4, { maxByteLength: 16 }); const rv = new Uint8Array(r); r.resize(8); console.log(rv.length, r.resizable, r.maxByteLength); 
const t = r.transfer(); console.log(t.byteLength, r.detached, rv.length, r.byteLength);
