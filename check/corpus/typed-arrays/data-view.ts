// Numbers at any byte, in both byte orders; what lies outside; how buffers and views are shown.
const buffer = new ArrayBuffer(32);
const view = new DataView(buffer, 4, 20);
view.setInt8(0, -5);
view.setUint8(1, 300);
view.setInt16(2, -2, true);
view.setUint16(4, 0x1234);
view.setInt32(6, 123456789);
view.setFloat32(10, 1.5, true);
view.setBigUint64(12, 0xFFFF_FFFF_FFFF_FFFEn);
console.log(view.getInt8(0), view.getUint8(0), view.getUint8(1), view.getInt16(2, true), view.getUint16(2));
console.log(view.getUint16(4).toString(16), view.getUint16(4, true).toString(16), view.getInt32(6));
console.log(view.getFloat32(10, true), view.getBigInt64(12), view.getBigUint64(12), view.getBigUint64(12, true));
view.setFloat64(12, Math.PI);
console.log(view.getFloat64(12), view.byteLength, view.byteOffset, view.buffer === buffer);
console.log(buffer.slice(4, 8), buffer.slice(-2), new DataView(new ArrayBuffer(1)));

for (const test of [
  () => view.getInt32(17),
  () => view.getInt8(-1),
  () => view.setFloat64(13, 1),
  () => new DataView(buffer, 33),
  () => new DataView(buffer, 4, 40),
  () => new Uint16Array(buffer, 2, 100),
  () => new Uint32Array(new ArrayBuffer(6)),
  () => new Float64Array(-5),
  () => new Uint8Array(3).with(3, 1),
]) {
  try {
    console.log(test());
  } catch (error) {
    console.log(error instanceof RangeError, (error as Error).message);
  }
}

function dump(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(" ");
}
console.log(dump(new Uint8Array(buffer, 4, 8)), dump(new Uint8Array(Float32Array.of(1).buffer)));
const words = new Uint16Array([1, 2, 0xffff]);
console.log(dump(new Uint8Array(words.buffer)), new Int16Array(words.buffer), new Int8Array(words));
const unknown: unknown = words;
console.log(ArrayBuffer.isView(unknown), ArrayBuffer.isView(buffer), unknown instanceof Uint16Array, typeof unknown);
console.log({ bytes: new Uint8Array(2), nested: [new Float32Array([0.5])] });
