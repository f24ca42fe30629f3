const kept: (() => string)[] = [];
for (let i = 0; i < 200; i++) {
  const text = "item " + i;
  const data = [i, i * 2];
  if (i % 20 === 0) kept.push(() => text + data.map((d) => d + i).join());
}
let garbage = "";
for (let i = 0; i < 500; i++) garbage = garbage.slice(-50) + String(i);
console.log(kept.map((f) => f()).join("\n"), garbage.length);
