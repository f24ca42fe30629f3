const a = 123n, b = 0xFFn, c = 1_000_000_000_000_000_000_000n;
console.log(a, b, c, -a, -c, a + b, a * c, c / 7n, c % 7n, 2n ** 200n, a << 70n, c >> 30n, -c >> 30n);
console.log(`${a} ${c}`, a.toString(16), c.toString(36), c.toLocaleString(), typeof a);
let f = 1n;
for (let i = 1n; i <= 50n; i++) f *= i;
console.log(f, String(f).length);
console.log(a > b, a < 124, a == 123 as any, c === 10n ** 21n, a !== b, 5n > 4.5, 2n < "3");
console.log(BigInt(10), BigInt("0x1f"), BigInt(true), BigInt.asIntN(8, 255n), BigInt.asUintN(8, -1n), BigInt.asUintN(64, -1n), BigInt.asIntN(64, 2n ** 63n));
console.log(a & b, a | b, a ^ b, ~a, -5n & c, -c | 5n, -c ^ c);
console.log([1n, 2n, c], { x: 1n, y: [c] }, new Map([[1n, "a"], [c, "b"]]).get(10n ** 21n));
const z: any = 5n;
try { console.log(z + 1); } catch (e: any) { console.log(e.name, e.message); }
try { console.log(z * 2); } catch (e: any) { console.log(e.name, e.message); }
try { console.log(+z); } catch (e: any) { console.log(e.name, e.message); }
try { console.log(z / 0n); } catch (e: any) { console.log(e.name, e.message); }
try { console.log(JSON.stringify({ z })); } catch (e: any) { console.log(e.name, e.message); }
try { console.log(BigInt(1.5)); } catch (e: any) { console.log(e.name, e.message); }
try { console.log(BigInt("12x")); } catch (e: any) { console.log(e.name, e.message); }
try { console.log(2n ** -1n); } catch (e: any) { console.log(e.name, e.message); }
try { console.log(BigInt(undefined as any)); } catch (e: any) { console.log(e.name, e.message); }
try { console.log(z >>> 1n); } catch (e: any) { console.log(e.name, e.message); }
console.log(Number(c), Number(2n ** 64n - 1n), Number(-(2n ** 1024n)), Number(9007199254740993n));
const arr = [3n, 1n, 2n];
arr.sort((x, y) => (x < y ? -1 : x > y ? 1 : 0));
console.log(arr, arr.includes(2n), arr.indexOf(3n), arr.map(x => x * x), arr.reduce((s, x) => s + x, 0n));
function fib(n: number): bigint { let a = 0n, b = 1n; for (let i = 0; i < n; i++) { [a, b] = [b, a + b]; } return a; }
console.log(fib(300));
const u: (number | bigint)[] = [1, 2n, 3];
for (const v of u) console.log(typeof v === "bigint" ? v * 2n : v * 2);
let cnt = 0n; cnt++; ++cnt; cnt += 5n; cnt **= 3n; cnt -= 1n; cnt--; console.log(cnt, cnt++, cnt);
console.log(0n ? "t" : "f", !0n, 1n && 2n, 0n || 3n);
switch (a) { case 122n: console.log("no"); break; case 123n: console.log("yes"); }
console.log(z.toString(2), (z as any).toLocaleString());
console.log(new Set([1n, 1n, 2n]).size, Object.is(1n, 1n));
console.log(2n ** 64n, 18446744073709551615n, 0xFFFFFFFFFFFFFFFFn, 0b101n, 0o17n);
