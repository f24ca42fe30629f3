// Running commands, and small things about numbers.
import { spawn } from "node:child_process";

/** Runs a command to its end; gives its stdout. Rejects with what it printed when it fails. */
export function run(command, args, { cwd, env, timeout = 600000 } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, timeout });
    let stdout = "";
    let stderr = "";
    child.stdout.on("data", (chunk) => {
      stdout += chunk;
    });
    child.stderr.on("data", (chunk) => {
      stderr += chunk;
    });
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) resolve(stdout);
      else reject(new Error(`${command} ${args.join(" ")}: ${signal ?? code}\n${stderr}${stdout}`));
    });
  });
}

export function sleep(seconds) {
  return new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
}

/** The median of the values that are numbers; null if there are none. */
export function median(values) {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** A list that begins with another element each round, so that nobody is always first. */
export function rotated(list, round) {
  return list.map((_, i) => list[(i + round) % list.length]);
}

/** A number with so many significant digits, for results that people read. */
export function digits(value, count = 4) {
  return value === null ? null : Number(value.toPrecision(count));
}
