// Texts made of many parts.
let out = "";
for (let i = 0; i < 5; i++) out += i % 2 ? i : `<${i}>`;
console.log(out, out.length);
const lines: string[] = [];
for (const [name, amount] of Object.entries({ apples: 3, pears: 12, figs: 140 })) {
  lines.push(name.padEnd(8, ".") + String(amount).padStart(5));
}
console.log(lines.join("\n"));
const wrap = (words: string, width: number) =>
  words.split(" ").reduce<string[]>((rows, word) => {
    const last = rows[rows.length - 1];
    if (last !== undefined && last.length + 1 + word.length <= width) rows[rows.length - 1] = `${last} ${word}`;
    else rows.push(word);
    return rows;
  }, []);
console.log(wrap("the quick brown fox jumps over the lazy dog", 12));
console.log([..."hello"].reverse().join(""), "hello world".replace(/\b\w/g, (c) => c.toUpperCase()));
const caesar = (s: string, n: number) => s.replace(/[a-z]/gi, (c) => {
  const base = c <= "Z" ? 65 : 97;
  return String.fromCharCode(((c.charCodeAt(0) - base + n + 26) % 26) + base);
});
console.log(caesar("Hello, World!", 3), caesar(caesar("Hello, World!", 3), -3));
