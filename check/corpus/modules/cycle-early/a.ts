import { b } from "./b.ts";
export function a(): string { return "a" + b; }
export const later = "later";
