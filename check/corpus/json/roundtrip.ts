// parse(stringify(x)) gives x again.
interface Record1 {
  id: number;
  name: string;
  tags: string[];
  score: number | null;
}
const records: Record1[] = [];
for (let i = 0; i < 20; i++) {
  records.push({ id: i, name: "name " + i, tags: ["t" + (i % 3), "é"], score: i % 4 === 0 ? null : i * 1.25 });
}
const text = JSON.stringify(records);
console.log(text.length, text.slice(0, 80));
const back = JSON.parse(text) as Record1[];
console.log(back.length, back[3].name, back[4].score, back[5].tags.join("+"));
console.log(JSON.stringify(back) === text);
