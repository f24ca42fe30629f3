namespace Counter { let n = 0; export function inc() { return ++n; } export let last = 0; export function set(v: number) { last = v; } }
Counter.inc(); Counter.set(5); console.log(Counter.inc(), Counter.last); Counter.last = 9; console.log(Counter.last); Counter.last++; Counter.last += 2; console.log(Counter.last);
export {};
