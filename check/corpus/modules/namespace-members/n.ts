export namespace ns { export const a = 1; export let count = 0; export function bump() { count++; } export namespace inner { export const b = () => a + 1; } }
