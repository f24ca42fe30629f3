import type { Shape } from "./shape.ts";
export const makers: Record<string, (size: number) => Shape> = {};
