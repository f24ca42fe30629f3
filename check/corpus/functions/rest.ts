function sum(...numbers: number[]): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}
console.log(sum(), sum(1), sum(1, 2, 3));
const more = [4, 5, 6];
console.log(sum(...more), sum(1, ...more, 7, ...more));
function tag(name: string, ...children: string[]): string {
  return `<${name}>${children.join("")}</${name}>`;
}
console.log(tag("p"), tag("p", "a", "b"), tag("div", tag("b", "x"), "y"));
console.log(Math.max(...more), Math.min(...[], 3));
