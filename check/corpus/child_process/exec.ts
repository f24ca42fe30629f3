// exec() and execFile(): all that a program wrote, in a callback.
import { exec, execFile } from "node:child_process";

exec("echo out; echo err >&2", (error, stdout, stderr) => {
  console.log(error, stdout.trim(), stderr.trim());
  exec("echo partly; echo why >&2; exit 7", (failure, text) => {
    console.log(failure?.message, failure?.code, failure?.killed, failure?.signal, text.trim());
    console.log(failure?.cmd);
    execFile("printf", ["%s", "plain"], (none, result) => {
      console.log(none, result);
    });
  });
});
execFile("no-such-program-anywhere", (error) => {
  console.log((error as NodeJS.ErrnoException | null)?.syscall, error?.message);
});
console.log("started");
