// Lengths are unsigned in C; where they meet negative numbers they must not make them large.
function pick(text: string, flag: boolean): number {
  return flag ? text.length : -5;
}
function other(list: number[], flag: boolean): number {
  const step = flag ? -1 : list.length;
  return step * 2;
}
function orElse(text: string): number {
  return text.length || -1;
}
function andThen(text: string, list: number[]): number {
  return text.length && -list.length;
}
function measure(value: string | number): number {
  return typeof value === "string" ? value.length : value - 10;
}
console.log(pick("abc", true), pick("abc", false));
console.log(other([1, 2, 3], true), other([1, 2, 3], false));
console.log(orElse(""), orElse("ab"), andThen("", [1]), andThen("x", [1, 2]));
console.log([measure("four"), measure(3)].join(" "));
const same = { a: 1 };
console.log(same === same, same !== same, same == same);
