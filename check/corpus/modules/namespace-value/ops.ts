export const add = (a: number, b: number) => a + b;
export function mul(a: number, b: number) { return a * b; }
export const counter = { n: 0 };
export let level = 1;
export function raise() { level++; counter.n += 10; }
export class Acc { constructor(private n: number) {} get() { return this.n * 2; } }
export enum E { A, B } 
export enum Kind { X = "x" }
export const tuple: [number, string] = [1, "two"];
export const map = new Map([["a", 1]]);
export const set = new Set([1, 2]);
export const re = /b/;
export const big = 10n;
export const sym = Symbol("s");
export const nul = null; export let undef: string | undefined;
export function* gen(n: number) { for (let i = 0; i < n; i++) yield i; }
export async function later(x: number) { return x * 2; }
