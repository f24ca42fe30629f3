export const PI = 3.14;
export function add(a: number, b: number): number {
  return a + b;
}
export class Counter {
  private n = 41;
  next() {
    return ++this.n;
  }
}
export let total = 0;
export function increment(): void {
  total++;
}
