import { save as saveA } from "./a.ts";
import { save as saveB } from "./b.ts";
function helper(): string {
  return "main helper";
}
console.log(saveA(), saveB(), helper());
