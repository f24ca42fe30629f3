import { inc } from "./a.ts"; inc(); inc(); console.log((globalThis as any).count, globalThis.tally);
