// spawn(): a program beside this one, its streams and events.
import { spawn } from "node:child_process";

const child = spawn("sh", ["-c", "read line; echo got $line; echo oops >&2; exit 4"]);
console.log(typeof child.pid, child.spawnfile, child.exitCode, child.killed);
child.on("spawn", () => console.log("spawned"));
let errors = "";
child.stdout?.setEncoding("utf8");
child.stdout?.on("data", (text: string) => console.log("stdout:", text.trim()));
child.stderr?.on("data", (chunk) => {
  errors += chunk;
});
child.on("exit", (code, signal) => console.log("exit", code, signal));
child.on("close", (code, signal) => {
  console.log("close", code, signal, child.exitCode, errors.trim());
  next();
});
child.stdin?.end("a line\n");

function next(): void {
  const sleeper = spawn("sleep", ["30"]);
  sleeper.on("close", (code, signal) => {
    console.log(code, signal, sleeper.signalCode, sleeper.killed);
    last();
  });
  console.log(sleeper.kill());
}

async function last(): Promise<void> {
  const missing = spawn("no-such-program-anywhere", ["x"]);
  missing.on("error", (error: NodeJS.ErrnoException) => {
    console.log(error.code, error.syscall, error.message, missing.pid);
  });
  const lines = spawn("printf", ["1\\n2\\n"]);
  let text = "";
  for await (const chunk of lines.stdout ?? []) {
    text += chunk;
  }
  console.log(text.split("\n"));
}
