// Several views of one buffer.
const buffer = new ArrayBuffer(8);
const bytes = new Uint8Array(buffer), words = new Uint16Array(buffer), view = new DataView(buffer);
view.setFloat32(0, 1.5);
view.setInt16(4, -2, true);
view.setUint32(4, 0xdeadbeef);
console.log(bytes, words.length, view.getUint8(0), view.getInt8(4), view.getUint32(4).toString(16), view.getFloat32(0));
bytes.set([1, 2, 3], 5);
console.log(bytes.subarray(4), bytes.slice(-2), words[3], Array.from(bytes.subarray(0, 2)), buffer.slice(4).byteLength);
const clamped = Uint8ClampedArray.of(300, -5, 1.5, 2.5), small = new Int8Array([127, 128, 255, 256]);
console.log(clamped, small, new Float32Array([0.1])[0], new Int32Array([2 ** 31, 1.9]));
const floats = Float64Array.from([3, 1, 2], (x) => x / 2);
console.log(floats.toSorted(), floats.map((x) => x * 2), floats.reduce((a, b) => a + b), floats.findLast((x) => x > 0.6), floats.join("|"));
console.log(floats.some((x) => x > 1), floats.every((x) => x > 1), floats.indexOf(0.5), floats.find((x) => x < 1), floats.findIndex((x) => x === 1), [...floats.keys()]);
floats.forEach((x, i) => { floats[i] = x * x; });
console.log(floats, floats.at(-1), floats.fill(7, 1), floats.reverse(), new Float64Array(2), bytes.includes(3), floats.lastIndexOf(7));
