import { deepStrictEqual } from "node:assert/strict";

console.log("start");
deepStrictEqual({ total: 3 }, { total: 4 });
console.log("never");
