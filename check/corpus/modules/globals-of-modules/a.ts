declare global { var count: number; var tally: string[]; } globalThis.count = 0; globalThis.tally = []; export function inc() { count++; tally.push("x" + count); }
