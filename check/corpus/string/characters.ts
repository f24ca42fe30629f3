const s = "abc";
console.log(s[1], s[9]);
let t = "";
for (let i = s.length - 1; i >= 0; i--) t += s[i];
console.log(t);
function count(text: string): number { let n = 0; for (let i = 0; i < text.length; i++) { if (text[i] === "a") n++; const c = text[i]; if (c >= "0" && c <= "9") n += 10; } return n; }
console.log(count("banana1"));
