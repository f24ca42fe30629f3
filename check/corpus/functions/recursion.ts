function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
function fib(n: number): number {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
function ackermann(m: number, n: number): number {
  if (m === 0) return n + 1;
  if (n === 0) return ackermann(m - 1, 1);
  return ackermann(m - 1, ackermann(m, n - 1));
}
function isEven(n: number): boolean {
  return n === 0 ? true : isOdd(n - 1);
}
function isOdd(n: number): boolean {
  return n === 0 ? false : isEven(n - 1);
}
console.log(factorial(10), factorial(20), factorial(25), fib(20), ackermann(2, 3), isEven(100));
function hanoi(n: number, from: string, to: string, via: string): number {
  if (n === 0) return 0;
  return hanoi(n - 1, from, via, to) + 1 + hanoi(n - 1, via, to, from);
}
console.log(hanoi(8, "a", "b", "c"));
