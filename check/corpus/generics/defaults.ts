interface Page<T = string> {
  items: T[];
  next?: number;
}
function page<T = string>(items: T[], next?: number): Page<T> {
  return next === undefined ? { items } : { items, next };
}
const a: Page = page(["x"]);
const b = page([1, 2], 3);
console.log(a, b, a.next, b.next);
