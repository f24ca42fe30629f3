export function isEmail(s: string) { return s.includes("@"); } export const isShort = (s: string) => s.length < 4;
