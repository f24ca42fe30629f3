export const d = 3; export enum E { A, B } export namespace N { export const q = 1; export let z = 2 }
