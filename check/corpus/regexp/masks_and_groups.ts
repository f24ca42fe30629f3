// Numbers set in threes, secrets masked, dates turned, and what a match says of its places.
const grouped = (n: number | string) => String(n).replace(/\B(?=(\d{3})+(?!\d))/g, "'");
console.log([0, 12, 999, 1000, 1234567, "98765432100"].map(grouped).join(" "));

const masked = (text: string) =>
  text.replace(/(?<=card\s)(\d{4})(\d+)(\d{4})/gi, (_, a: string, middle: string, z: string) => `${a}${"*".repeat(middle.length)}${z}`)
    .replace(/(?<user>\w)\w*@(?<host>[\w.]+)/g, "$<user>…@$<host>");
console.log(masked("Card 1234567812345678 of anna@mail.example, card 1111222233, 99998888"));

const turned = "due 2024-02-29, paid 2023-12-01".replace(/(\d{4})-(\d\d)-(\d\d)/g, "$3.$2.$1");
console.log(turned, "aaa".replace(/a/g, "$$"), "abc".replace(/(b)/, "<$01$2>"));

const pattern = /(?<key>\w+)=(?<value>\d+)?/dg;
for (const { index, groups, indices } of "a=1 bee= c=333".matchAll(pattern))
  console.log(index, { ...groups }, indices?.groups?.key, indices?.[2] ?? "absent");
console.log(pattern.flags, pattern.hasIndices, pattern.lastIndex, pattern.source.length);

const balanced = (text: string): boolean => {
  let left = text.replace(/[^()[\]{}]/g, "");
  for (let before = -1; before !== left.length; ) {
    before = left.length;
    left = left.replace(/\(\)|\[\]|\{\}/g, "");
  }
  return left === "";
};
console.log(["f(a[0], {b})", "([)]", "", "((", "x => ({ y: [z()] })"].map(balanced));

const doubled = /\b(\w+)\s+\1\b/iu;
console.log("It is is what the The".match(doubled)?.slice(), "none here".match(doubled), "so So".search(doubled));
console.log("one1two22three".split(/(\d+)/), "a, b;c".split(/[,;]\s*/, 2), "ab".split(/(?:)/));
const state = /o/g;
console.log(state.test("foo"), state.lastIndex, state.test("foo"), state.lastIndex, state.test("foo"), state.lastIndex);
