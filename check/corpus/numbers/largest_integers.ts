// Around 2 ** 53, beyond which doubles have no odd integers.
function sum(a: number, b: number) {
  return a + b;
}

let value = 9007199254740991;
value = sum(value, 1);
value = value + 1;
console.log(value);

let total = 0;
for (let i = 0; i < 3; i++) total += 4503599627370496;
console.log(total, total + 1, total + 2);

let counter = Number.MAX_SAFE_INTEGER;
counter++;
counter++;
console.log(counter, counter + 1, counter + 2);

const limit = 2 ** 53;
console.log(limit + 1, limit - 1 + 1 + 1, -limit - 1);

let low = Number.MIN_SAFE_INTEGER;
low--;
low--;
console.log(low, low - 1);

let parts = 9007199254740990;
for (let i = 0; i < 4; i++) parts += 1;
console.log(parts);
