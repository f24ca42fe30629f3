import summary, { level as volume } from "./settings.ts";

export const history: number[] = [];
export function note(level: number): void {
  if (level !== volume) throw new Error("stale");
  history.push(volume);
}
export const describe = (): string => `${"|".repeat(volume)} ${summary()}`;
