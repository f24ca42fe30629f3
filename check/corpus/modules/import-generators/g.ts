export function* gen(n: number) { for (let i = 0; i < n; i++) yield i; } export async function* agen() { yield "a"; yield "b"; }
export const obj = { list: [1, 2], nested: { deep: true } };
