// A copy of a parameter gets other numbers than the array that it is a copy of.
function padded(message: number[], to: number): number[] {
  const bytes = message.slice();
  bytes.push(0x80);
  while (bytes.length % to !== to - 1) bytes.push(0);
  bytes.push(message.length / 2);
  return bytes;
}

function bytesOf(text: string): number[] {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i++) bytes.push(text.charCodeAt(i) & 0xff);
  return bytes;
}

function reversed(items: string[]): string[] {
  const copy = items.concat();
  copy.push("end");
  return copy.reverse();
}

console.log(padded(bytesOf("abc"), 8), bytesOf("abc"));
console.log(reversed(["x", "y"]));
console.log(-0 % 5, 7 % -0, 5.5 % 2, -7 % 4, 4294967296 % 10, 4294967295 % 4294967295);
let left = -0;
let right = 3;
for (let i = 0; i < 4; i++) {
  console.log(Object.is(left % right, -0), (left - 7) % right, (left + 7.5) % right, left % (right - 3));
  left = left + i;
  right = right + 0.5;
}
console.log(Math.min(3, 1, 2), Math.max(3, NaN, 2), Object.is(Math.min(0, -0, 0), -0));
