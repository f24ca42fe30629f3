// memory: no-stress
const rows: string[][] = [];
for (let i = 0; i < 200; i++) {
  const row: string[] = [];
  for (let j = 0; j < 100; j++) row.push(`${i}:${j}`);
  rows.push(row);
  if (rows.length > 20) rows.shift();
}
let text = "";
for (const row of rows) text += row.join(",");
console.log(rows.length, rows[0][0], text.length);
const map = new Map<string, number[]>();
for (let i = 0; i < 20000; i++) {
  const key = "k" + (i % 97);
  const list = map.get(key);
  if (list) list.push(i);
  else map.set(key, [i]);
}
let total = 0;
for (const [key, list] of map) total += key.length * list.length;
console.log(map.size, total);
