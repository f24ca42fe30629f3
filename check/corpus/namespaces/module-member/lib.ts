export namespace Geo { export const pi = 3; export function area(r: number) { return pi * r * r; } export namespace Inner { export const deep = true; } }
