// Running commands and handling files, for the test lanes.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** A test that did not hold. `details` is shown below the message. */
export class Failure extends Error {
  constructor(message, details = "") {
    super(message);
    this.details = details;
  }
}

/** How many bytes of a stream are kept; a program that prints for ever is cut off. */
const MOST_OUTPUT = 16 * 1024 * 1024;

/**
 * Runs a command to its end. Never rejects: gives { code, signal, stdout, stderr, timedOut }, the
 * output as Buffers.
 */
export function run(command, args, { cwd, env, stdin = "", timeout = 60000 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, detached: true });
    const streams = { stdout: [], stderr: [] };
    let size = 0;
    let timedOut = false;
    const kill = () => {
      try {
        process.kill(-child.pid, "SIGKILL");
      } catch {
        // It has just ended.
      }
    };
    const timer = setTimeout(() => {
      timedOut = true;
      kill();
    }, timeout);
    for (const name of ["stdout", "stderr"]) {
      child[name].on("data", (chunk) => {
        size += chunk.length;
        streams[name].push(chunk);
        if (size > MOST_OUTPUT) kill();
      });
    }
    child.on("error", (error) => streams.stderr.push(Buffer.from(`${error.message}\n`)));
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      resolve({
        code,
        signal,
        timedOut,
        stdout: Buffer.concat(streams.stdout),
        stderr: Buffer.concat(streams.stderr),
      });
    });
    child.stdin.on("error", () => {});
    child.stdin.end(stdin);
  });
}

/** Runs a command that must succeed; otherwise a Failure with what it printed. */
export async function must(what, command, args, options) {
  const result = await run(command, args, options);
  if (result.code !== 0) {
    throw new Failure(`${what} ${outcome(result)}`, `${result.stdout}${result.stderr}`);
  }
  return result;
}

/** "exit 1", "SIGSEGV", "timed out". */
export function outcome(result) {
  if (result.timedOut) return "timed out";
  return result.signal ?? `exit ${result.code}`;
}

export function hash(...parts) {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part).update("\0");
  return sum.digest("hex").slice(0, 32);
}

/** All files below a folder, sorted, relative to it. */
export function listFiles(folder, filter = () => true) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .filter((name) => !name.includes("node_modules/") && filter(name))
    .sort();
}

export function readIf(file, otherwise = "") {
  return fs.existsSync(file) ? fs.readFileSync(file) : otherwise;
}

export function emptyFolder(folder) {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
}

/** A unified diff of two texts, cut to a readable length. */
export async function diff(expected, actual, folder, name) {
  const files = [`${name}.expected`, `${name}.actual`].map((file) => path.join(folder, file));
  fs.writeFileSync(files[0], expected);
  fs.writeFileSync(files[1], actual);
  const result = await run("diff", ["-u", "--text", ...files]);
  fs.writeFileSync(path.join(folder, `${name}.diff`), result.stdout);
  return result.stdout.toString().split("\n").slice(0, 40).join("\n");
}

/** Runs `work` over items, at most `jobs` at a time. */
export async function inParallel(items, jobs, work) {
  const queue = [...items];
  const workers = Array.from({ length: Math.max(1, jobs) }, async () => {
    while (queue.length > 0) await work(queue.shift());
  });
  await Promise.all(workers);
}
