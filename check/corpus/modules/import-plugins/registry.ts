export interface Plugin { exec(s: string): string } export const registry = new Map<string, Plugin>();
