const log: string[] = [];
function t(name: string, value: number): number {
  log.push(name);
  return value;
}
function call(a: number, b: number, c: number): number {
  return a * 100 + b * 10 + c;
}
console.log(call(t("a", 1), t("b", 2), t("c", 3)), log.splice(0).join(""));
console.log(t("a", 1) + t("b", 2) * t("c", 3), log.splice(0).join(""));
const o: Record<string, number> = {};
function obj(): Record<string, number> {
  log.push("obj");
  return o;
}
function key(): string {
  log.push("key");
  return "k";
}
obj()[key()] = t("value", 5);
obj()[key()] += t("value", 5);
console.log(o, log.splice(0).join(" "));
let i = 0;
const list = [i++, i++, i++];
console.log(list, i, i++ + i++ * i, i);
let x = 1;
x += ((x = 10), 5);
console.log(x);
const pair = { first: t("1", 1), second: t("2", 2), ["c" + t("3", 3)]: t("4", 4) };
console.log(pair, log.splice(0).join(""));
let n = 2;
const f = (a: number, b: number) => `${a},${b}`;
console.log(f(n, (n = 7)), f((n = 1), n));
