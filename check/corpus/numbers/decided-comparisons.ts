// Comparisons whose outcome the bits of a constant decide, and division by what turns out to be zero.
let state = 1;

function step(): number {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return state;
}

for (let i = 0; i < 3; i++) {
  const bits = step();
  console.log((bits | 1) === 0, (bits & 6) === 1, (bits & 6) !== 8, (bits | 4) === 3, (bits & 0) === 0);
  console.log(bits >>> 0 < 0, (bits >>> 0) >= 0, (bits & 255) <= 255, (bits | -1) === -1);
}
if ((step() | 1) === 0) console.log("never");

const mask = 0xffffffff;
console.log(10 / ~mask, mask | 0, ~mask, mask >>> 0, mask >> 1, mask === -1, -mask, 1 / (mask | 0));
console.log(2147483648 | 0, -2147483648 >>> 0, 1 << 31, 1 << 32, 2 ** 31 >> 0, 123456789012 & 65535);
console.log(5 / 0, -5 / 0, 0 / 0, 5 % 0, 1 / -0);

enum Access { Read = 1, Write = 2, All = Read | Write }
console.log((Access.All & Access.Write) !== 0, (Access.Read & Access.Write) !== 0, Access.All > 0);
