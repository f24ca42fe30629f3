function f(a: number {
  return a;
}
console.log(f(1));
