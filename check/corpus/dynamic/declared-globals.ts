// What is only declared is what the library has under that name, with another type.
declare const TextEncoder: any, TextDecoder: any;
declare const performance: { now(): number } | undefined;
declare const process: any;
declare function setTimeout(callback: () => void, delay?: number): unknown;
declare const define: any;

const bytes = new TextEncoder().encode("żółw");
console.log(bytes.length, new TextDecoder().decode(bytes.subarray(2, 4)));

const clock =
  typeof performance === "object" && performance && typeof performance.now === "function" ? performance : Date;
console.log(typeof clock.now());

const host = typeof process === "object" && !!process ? process : {};
console.log(typeof host.argv, Array.isArray(host.argv), typeof host.cwd());
console.log(typeof define, typeof define === "function" && define.amd);
setTimeout(() => console.log("later"), 1);
