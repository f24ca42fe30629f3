// Questions one after the other, prompts, and what comes after the end.
import { createInterface } from "node:readline";

const rl = createInterface({ input: process.stdin, output: process.stdout, prompt: "cmd> " });
const commands: string[] = [];

rl.question("Name? ", (name) => {
  console.log(`Hello, ${name}!`);
  rl.question("Colour? ", (colour) => {
    console.log(`${name} likes ${colour}.`);
    rl.prompt();
  });
});
rl.on("line", (line) => {
  commands.push(line.trim());
  if (line === "quit") {
    rl.close();
    return;
  }
  rl.setPrompt(`${commands.length}> `);
  rl.prompt();
});
rl.on("pause", () => console.log("(paused)"));
rl.on("close", () => {
  console.log("bye", commands);
  try {
    rl.question("more? ", () => console.log("never"));
  } catch (error) {
    console.log((error as NodeJS.ErrnoException).code, (error as Error).message);
  }
});
