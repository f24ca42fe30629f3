// A question as a promise.
import { createInterface } from "node:readline/promises";
import { stdin as input, stdout as output } from "node:process";
async function main() {
const rl = createInterface({ input, output });
const a = await rl.question("Name? ");
console.log(`Hi ${a}`);
rl.close();
}
main();
