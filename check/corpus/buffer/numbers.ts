// Numbers in buffers, both byte orders.
const buffer = Buffer.alloc(16);

console.log(buffer.writeUInt8(255), buffer.writeInt8(-1, 1), buffer.writeUInt16LE(0x1234, 2), buffer.writeUInt16BE(0x1234, 4));
console.log(buffer.writeInt32LE(-2, 6), buffer.writeUInt32BE(0xdeadbeef, 10), buffer);
console.log(buffer.readUInt8(0), buffer.readInt8(1), buffer.readUInt16LE(2), buffer.readUInt16BE(4), buffer.readInt32LE(6), buffer.readUInt32BE(10));
console.log(buffer.readInt16LE(2), buffer.readInt16BE(10), buffer.readUInt32LE(10), buffer.readInt32BE(10));
console.log(buffer.writeDoubleLE(Math.PI, 0), buffer.readDoubleLE(0), buffer.readDoubleBE(0));
console.log(buffer.writeFloatBE(1.1, 8), buffer.readFloatBE(8), buffer.readFloatLE(8));
