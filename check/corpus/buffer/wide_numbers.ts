// Integers of odd widths, BigInts and swapped bytes, with the errors of what is out of range.
const b = Buffer.alloc(16);
console.log(b.writeBigInt64LE(-5n, 0), b.writeBigUInt64BE(5n, 8), b, b.readBigInt64LE(0), b.readBigUInt64BE(8), b.readBigUint64LE());
console.log(b.writeUIntBE(0x123456, 0, 3), b.readUIntBE(0, 3), b.readUintLE(0, 6), b.readIntBE(0, 2));
console.log(b.swap16(), b.swap32(), b.swap64());
console.log(b.writeFloatBE(1.5, 0), b.writeDoubleLE(Math.PI, 8), b.readFloatBE(0), b.readDoubleLE(8));
try { b.writeUInt8(256, 0); } catch (e: any) { console.log(e.message); }
try { b.writeInt32LE(2 ** 31, 0); } catch (e: any) { console.log(e.message); }
try { b.writeBigInt64LE(2n ** 64n, 0); } catch (e: any) { console.log(e.message); }
try { b.writeBigUInt64LE(-1n, 0); } catch (e: any) { console.log(e.message); }
try { b.readUIntBE(0, 7); } catch (e: any) { console.log(e.message); }
try { Buffer.from("abc").swap16(); } catch (e: any) { console.log(e.message); }
