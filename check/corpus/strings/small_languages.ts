// A template's tag that keeps the margin, and two small codes made with replaceAll and callbacks.
function margin(strings: TemplateStringsArray, ...values: (string | number)[]): string {
  const whole = strings.reduce((text, part, i) => text + part + (i < values.length ? String(values[i]).replaceAll("\n", "\n|") : ""), "");
  return whole.trim().split("\n").map((line) => line.replace(/^\s*\|/, "")).join("\n");
}
const list = ["first", "second"].map((s, i) => `  ${i + 1}. ${s}`).join("\n");
console.log(margin`
    |Contents (${2}):
    |${list}
    |  end\n|
    |${"tail"}`);

const pig = (text: string): string =>
  text.replaceAll(/\b([^aeiou\W]*qu|[^aeiou\W]+)?(\w*)/gi, (whole, head: string | undefined, tail: string, at: number) =>
    whole === "" ? "" : `${tail}${head ?? ""}${at === 0 ? "Ay" : "ay"}`);
console.log(pig("quick apples square the rhythm"));

const vowels = "aeiou";
const shift = (text: string, by: number) =>
  text.replace(/[aeiou]/g, (v) => vowels.at((vowels.indexOf(v) + by) % vowels.length)!);
console.log(shift("education", 1), shift(shift("education", 1), -1), shift("sky", 3));

const expand = (text: string): string => {
  const next = text.replace(/(\d+)\[(\w*)\]/g, (_, count: string, inner: string) => inner.repeat(+count));
  return next === text ? text : expand(next);
};
console.log(expand("3[a2[c]]x2[b0[z]]"), expand("plain"), expand("2[2[2[ha]]]"));
console.log(String.raw`C:\new\t${1 + 1}`, `a${`b${`c${0}`}`}`, "$&-$1".replace("$1", "$$1"), "abc".replace("b", "[$`|$&|$']"));
