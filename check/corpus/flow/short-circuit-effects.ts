const log: string[] = [];
const yes = (s: string) => {
  log.push(s);
  return true;
};
const no = (s: string) => {
  log.push(s);
  return false;
};
console.log(yes("a") && no("b") && yes("c"), no("d") || yes("e") || no("f"), log.join(""));
log.length = 0;
const value = (no("1") ? yes("2") : no("3")) || (yes("4") && no("5"));
console.log(value, log.join(""));
let a: number | null = null;
const count = () => {
  log.push("count");
  return 5;
};
a ??= count();
a ??= count();
let b = 0;
b ||= count();
b &&= 9;
console.log(a, b, log.join(" "));
const maybe: { list?: { get(i: number): string } } = {};
console.log(maybe.list?.get(count()), log.length);
