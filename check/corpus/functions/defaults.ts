function greet(name: string, greeting = "Hello", mark: string = greeting.length > 4 ? "!" : "."): string {
  return `${greeting}, ${name}${mark}`;
}
console.log(greet("Ada"));
console.log(greet("Ada", "Hi"));
console.log(greet("Ada", undefined, "?"));
function scale(x: number, factor: number = 2, offset?: number): number {
  return x * factor + (offset ?? 0);
}
console.log(scale(5), scale(5, 3), scale(5, undefined, 1), scale(5, 3, undefined));
let counter = 0;
function next(id = ++counter): number {
  return id;
}
console.log(next(), next(10), next(), counter);
