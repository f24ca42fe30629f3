// `arguments` as a value: inspected, returned, turned into text; and as what it holds.

function given(..._: any[]): any {
  return arguments;
}
const all = given(1, "x", true);
console.log(all, all.length, all[0], Object.prototype.toString.call(all), Array.isArray(all), typeof all);
console.log(Array.from(all), Array.prototype.slice.call(all, 1), [...all], Object.keys(all), JSON.stringify(all));
console.log(given(), given().length, given({ a: 1 }, [2]));

function shown(..._: any[]): void {
  console.log(arguments, arguments.length);
  for (const x of arguments) console.log(x);
}
shown("p", { q: 1 });

function sum(..._: number[]): number {
  let total = 0;
  for (let i = 0; i < arguments.length; i++) total += arguments[i];
  return total;
}
console.log(sum(1, 2, 3), sum());

function forwarded(..._: number[]): number {
  return sum.apply(null, arguments as unknown as number[]);
}
console.log(forwarded(4, 5));

function kind(..._: any[]): string[] {
  return [Object.prototype.toString.call(arguments), String(Array.isArray(arguments)), JSON.stringify(arguments)];
}
console.log(kind(1, [2]));

function doubled(..._: number[]): number[] {
  return Array.prototype.map.call(arguments, (x: number) => x * 2) as number[];
}
console.log(doubled(1, 2));

export {};
