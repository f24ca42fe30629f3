const counts: Record<string, number> = {};
for (const word of "the cat and the dog and the bird".split(" ")) {
  counts[word] = (counts[word] ?? 0) + 1;
}
console.log(counts);
for (const word in counts) console.log(word, counts[word]);
delete counts["the"];
console.log(Object.keys(counts), "the" in counts, "cat" in counts, counts["nothing"]);
const table: { [id: number]: string } = { 2: "two", 1: "one" };
table[10] = "ten";
table[0] = "zero";
console.log(table, Object.entries(table));
const field = "name";
const o = { [field]: "x", [field + "2"]: "y" };
console.log(o.name, o["name2"]);
