function two(a: number, b: number): number {
  return a + b;
}
console.log(two(1), two(1, 2, 3));
