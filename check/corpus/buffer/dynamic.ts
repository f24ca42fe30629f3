// The methods of a Buffer that is only known at run time.
const b: any = Buffer.from("hello world");
console.log(b, b.length, b[0], b.toString("hex", 0, 3), b.slice(0, 5).toString(), b.indexOf("wor"), b.includes("xx"));
console.log(b.readUInt8(0), b.readUint16LE(1), b.readInt32BE(2), b.writeUInt8(65, 0), b.toString());
console.log(Object.prototype.toString.call(b), b.constructor.name, typeof b);
console.log(JSON.stringify(b), Object.keys(b).length, b.map((x: number) => x + 1).toString());
try { b.readUInt8("1"); } catch (e: any) { console.log(e.message, e.code); }
try { b.readUInt8(100); } catch (e: any) { console.log(e.message, e.code); }
try { b.equals("x"); } catch (e: any) { console.log(e.message, e.code); }
try { Buffer.from(5 as any); } catch (e: any) { console.log(e.message, e.code); }
try { Buffer.from(null as any); } catch (e: any) { console.log(e.message, e.code); }
try { Buffer.from({} as any); } catch (e: any) { console.log(e.message, e.code); }
console.log(Buffer.from({ length: 2, 0: 5, 1: 6 } as any));
console.log(b.fill("ab"), b.fill("c", 3), b.fill("63", "hex"), b.write("zz", 2), b.swap16 ? 1 : 0);
