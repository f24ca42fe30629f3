export const one = 1; export const two = 2; export function twice(n: number) { return n * 2; }
