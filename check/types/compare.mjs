// Compares the types of `ts2c check --dump=types` with those of TypeScript's checker (oracle.mjs).
// The order of a union's members and of an overload's parts is not compared.
import { execFile } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const here = dirname(fileURLToPath(import.meta.url));
const LINE = /^(.*?):(\d+:\d+-\d+:\d+) (.*)$/;

function read(text) {
  const types = new Map();
  for (const line of text.split("\n")) {
    const match = LINE.exec(line);
    if (match) types.set(match[2], match[3]);
  }
  return types;
}

function normal(type) {
  return (type.match(/[^\s|&(),;<>]+/g) ?? []).sort().join(" ");
}

// Differences as lines `line:col-line:col tsc: ... ours: ...`; empty when all types agree.
export async function compareTypes(file, dump) {
  const { stdout } = await promisify(execFile)(process.execPath, [join(here, "oracle.mjs"), file],
    { maxBuffer: 1 << 28 });
  const ours = read(dump);
  const differences = [];
  for (const [place, expected] of read(stdout)) {
    const got = ours.get(place);
    if (got === undefined || (got !== expected && normal(got) !== normal(expected)))
      differences.push(`${place}\n  tsc:  ${expected}\n  ours: ${got ?? "(none)"}`);
  }
  return differences;
}
