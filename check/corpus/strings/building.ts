let s = "";
for (let i = 0; i < 1000; i++) s += String.fromCharCode(97 + (i % 26));
console.log(s.length, s.slice(0, 10), s[999]);
let report = "";
for (const [label, value] of [["a", 1], ["b", 22]] as [string, number][]) {
  report += label.padEnd(4, ".") + String(value).padStart(5) + "\n";
}
console.log(report);
let reversed = "";
for (const c of "héllo wörld") reversed = c + reversed;
console.log(reversed, reversed.length);
