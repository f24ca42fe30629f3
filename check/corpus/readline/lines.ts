// Lines as events.
import readline from "node:readline";
const rl = readline.createInterface({ input: process.stdin });
const lines: string[] = [];
rl.on("line", (l) => lines.push(l));
rl.on("close", () => console.log(lines.length, lines));
