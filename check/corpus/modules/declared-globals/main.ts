declare global { var appName: string; function helper(n: number): number; interface Array<T> { second(): T } namespace NodeJS { interface ProcessEnv { MY?: string } } }
globalThis.appName = "app"; globalThis.helper = (n) => n + 1; Array.prototype.second = function () { return this[1]; };
console.log(appName, globalThis.helper(3), helper(2), [1, 2].second(), process.env.MY ?? "none", typeof helper, typeof (globalThis as any).nothing);
export {};
