// Programs that are waited for: output, input, exit codes, signals, errors.
import { execFileSync, execSync, spawnSync } from "node:child_process";

console.log(execSync("echo hello", { encoding: "utf8" }).trim());
console.log(execSync("printf 'a\\nb'").toString().split("\n"));
console.log(execFileSync("printf", ["%s-%s", "one", "two words"], { encoding: "utf8" }));
console.log(execSync("cat", { input: "from here", encoding: "utf8" }));
console.log(execSync("echo $GREETING from $(pwd)", {
  cwd: "/", env: { ...process.env, GREETING: "hi" }, encoding: "utf8",
}).trim());

const sorted = spawnSync("sort", ["-r"], { input: "a\nc\nb\n", encoding: "utf8" });
console.log(sorted.status, sorted.signal, JSON.stringify(sorted.stdout), sorted.pid > 0);
const failed = spawnSync("sh", ["-c", "echo out; echo err >&2; exit 3"]);
console.log(failed.status, failed.stdout.toString(), failed.stderr.toString(), failed.output.length);
console.log(spawnSync("sh", ["-c", "kill -9 $$"]).signal);

const missing = spawnSync("no-such-program-anywhere", ["x"]);
const error = missing.error as NodeJS.ErrnoException;
console.log(error.message, error.code, error.syscall, error.path, missing.status);

try {
  execSync("echo nothing good; exit 2", { stdio: "pipe", encoding: "utf8" });
} catch (caught) {
  const problem = caught as Error & { status: number; stdout: string };
  console.log(problem.message, problem.status, problem.stdout.trim());
}
try {
  execFileSync("no-such-program-anywhere");
} catch (caught) {
  console.log((caught as NodeJS.ErrnoException).code, (caught as Error).message);
}
console.log("before");
spawnSync("echo", ["straight to the output"], { stdio: "inherit" });
console.log("after", spawnSync("echo $((6 * 7))", { shell: true, encoding: "utf8" }).stdout.trim());
