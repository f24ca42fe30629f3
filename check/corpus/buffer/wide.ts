// Integers of odd widths, BigInts, and the order of bytes.
const b = Buffer.alloc(16);
console.log(b.writeUIntBE(0x123456, 0, 3), b.writeIntLE(-5, 3, 6), b.writeUIntLE(0xffff, 9, 2), b.writeIntBE(-128, 11, 1), b);
console.log(b.readUIntBE(0, 3).toString(16), b.readIntLE(3, 6), b.readUIntLE(9, 2), b.readIntBE(11, 1), b.readUIntBE(2, 6));
console.log(b.writeBigInt64LE(-5n, 8), b.readBigInt64LE(8), b.readBigUInt64LE(8), b.writeBigUInt64BE(2n ** 63n, 0), b.readBigInt64BE(0), b.readBigUInt64BE());
console.log(Buffer.from([1, 2, 3, 4]).swap16(), Buffer.from([1, 2, 3, 4]).swap32(), Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]).swap64());
for (const f of [() => b.readUIntBE(0, 7), () => b.readIntLE(14, 4), () => b.writeUIntBE(256, 0, 1), () => b.writeIntBE(-(2 ** 47) - 1, 0, 6), () => b.writeUIntLE(2 ** 40, 0, 5), () => Buffer.from([1]).swap16(), () => b.readBigInt64LE(12)]) {
  try { f(); } catch (e) { const x = e as NodeJS.ErrnoException; console.log(x.name, x.code, x.message); }
}
