import { note } from "./view.ts";

export let level = 1;
export const theme = { name: "light" };
const listeners: ((level: number) => void)[] = [];

export function raise(by = 1): void {
  level += by;
  note(level);
  listeners.forEach((listener) => listener(level));
}
export function onChange(listener: (level: number) => void): () => void {
  const at = listeners.push(listener) - 1;
  return () => void listeners.splice(at, 1);
}
export default function summary(): string {
  return `${theme.name}@${level}`;
}
