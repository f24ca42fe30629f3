const int = 1;
const double = 2;
const char = "c";
const register = { auto: 1, static: 2, struct: 3, union: 4 };
function long(short: number, signed: number): number {
  const unsigned = short + signed;
  return unsigned;
}
function main(): string {
  return "main";
}
function printf(x: string): string {
  return x;
}
const NULL = "null";
const stdin = "in";
const errno = 5;
const bool = true;
const exit = (n: number) => n;
console.log(int, double, char, register, long(1, 2), main(), printf("p"), NULL, stdin, errno, bool, exit(3));
