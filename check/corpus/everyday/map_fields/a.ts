export class Holder { when: Date | null = null; done?: Promise<number>; constructor(public seen: Set<string>) {} }
export function make(): Holder { return new Holder(new Set(["a"])); }
const kept = new Map([["k", make()]]);
export const other = () => kept.get("k")!;
