// Type errors that a comment silences; Node runs the program all the same.
// @ts-ignore
const count: number = "three";
console.log(count, typeof count);

function add(a: number, b: number): number {
  return a + b;
}

// @ts-expect-error
console.log(add("1", 2));
// @ts-ignore: too few
console.log(add(1));
// @ts-expect-error
console.log(add(1, 2, 3));

const numbers: number[] = [1, 2];
/* @ts-ignore */
numbers.push("three");
console.log(numbers, numbers.map((value) => value + 1));

interface Point {
  x: number;
  y: number;
}
// @ts-ignore
const point: Point = { x: 1 };
console.log(point.y, point);
// @ts-ignore
point.z = 3;
console.log(point);
// @ts-ignore
console.log(point.z, point.missing);
