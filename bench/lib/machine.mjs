// What a result was measured on.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";

function firstLine(command, ...args) {
  try {
    return execFileSync(command, args, { stdio: ["ignore", "pipe", "ignore"] })
      .toString()
      .split("\n")[0];
  } catch (error) {
    // wrk --version prints its version and fails.
    return error.stdout?.toString().split("\n")[0] ?? "";
  }
}

function systemName() {
  if (!fs.existsSync("/etc/os-release")) return os.type();
  return /^PRETTY_NAME="(.*)"$/m.exec(fs.readFileSync("/etc/os-release", "utf8"))?.[1] ?? os.type();
}

export function machine() {
  return {
    processor: os.cpus()[0]?.model ?? os.arch(),
    cores: os.availableParallelism(),
    memoryGiB: Math.round(os.totalmem() / 2 ** 30),
    system: systemName(),
    kernel: os.release(),
    compiler: firstLine(process.env.CC || "gcc", "--version"),
    wrk: firstLine("wrk", "--version")
      .replace(/ Copyright.*/, "")
      .trim(),
    load: os.loadavg().map((value) => Number(value.toFixed(2))),
  };
}
