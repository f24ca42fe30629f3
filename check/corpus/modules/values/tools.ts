export const limit = 10;
export let count = 0;
export function increase() {
  count++;
}
export const double = (n: number) => n * 2;
export const triple = (n: number) => n * 3;
