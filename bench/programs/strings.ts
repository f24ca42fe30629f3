// Building, taking apart and searching strings.

function build(n: number): string {
  let text = "";
  for (let i = 0; i < n; i++) text += "item " + i + (i % 3 === 0 ? ";" : ",");
  return text;
}

function isPalindrome(text: string): boolean {
  let i = 0;
  let j = text.length - 1;
  while (i < j) {
    if (text[i] !== text[j]) return false;
    i++;
    j--;
  }
  return true;
}

function reverse(text: string): string {
  let result = "";
  for (let i = text.length - 1; i >= 0; i--) result += text[i];
  return result;
}

function caesar(text: string, shift: number): string {
  return text
    .split("")
    .map((c) => {
      const code = c.charCodeAt(0);
      if (code >= 97 && code <= 122) return String.fromCharCode(((code - 97 + shift) % 26) + 97);
      return c;
    })
    .join("");
}

function vowels(text: string): number {
  let count = 0;
  for (const c of text) if ("aeiou".includes(c)) count++;
  return count;
}

function runLength(text: string): string {
  let result = "";
  let i = 0;
  while (i < text.length) {
    let j = i;
    while (j < text.length && text.charAt(j) === text.charAt(i)) j++;
    result += text.charAt(i) + (j - i);
    i = j;
  }
  return result;
}

function hash(text: string): number {
  let h = 5381;
  for (let i = 0; i < text.length; i++) h = ((h << 5) + h + text.charCodeAt(i)) >>> 0;
  return h;
}

const text = build(300000);
console.log(text.length, hash(text));
console.log(hash(reverse(text)), isPalindrome(text + reverse(text)));
console.log(hash(caesar(text, 7)), vowels(text), hash(runLength(text)));
const parts = text.split(",");
console.log(parts.length, hash(parts.join("+")), text.indexOf("item 299999"));
let upper = 0;
for (const part of parts) upper += part.trim().toUpperCase().replace("ITEM", "x").length;
console.log(upper);
const padded: string[] = [];
for (let i = 0; i < 300000; i++) padded.push(String(i).padStart(8, "0"));
console.log(hash(padded.join("")));
