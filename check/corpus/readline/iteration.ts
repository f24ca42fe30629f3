// Lines by for await.
import * as readline from "node:readline";
async function main() {
const rl = readline.createInterface({ input: process.stdin, crlfDelay: Infinity });
for await (const line of rl) console.log("got", line);
console.log("done");
}
main();
