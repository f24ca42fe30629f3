export const format = (cents: number) => `$${(Math.round(cents) / 100).toFixed(2)}`;
export let calls = 0;
