// The programs that are measured: ours, and the peers from bench/peers. Each is
// { name, label, command, args, version, built: [commands that made it], file, ... }.
import fs from "node:fs";
import path from "node:path";
import { median, run } from "./commands.mjs";

const ARCHITECTURE = process.arch;

/** How each program is made; the names are those of --peers. */
const MAKERS = {
  ts2c: makeOurs,
  scriptc: makeScriptc,
  node24: makeNode,
  node22: makeNode,
  bun: makeBun,
};

export const PEERS = Object.keys(MAKERS).filter((name) => name !== "ts2c");

/** Makes a program ready to start. `place` has the folders, see main.mjs. */
export async function makeProgram(name, place, workload) {
  return { name, ...(await MAKERS[name](place, workload, name)) };
}

async function makeOurs(place, workload) {
  const project = path.join(place.work, "ts2c");
  const emit = ["emit", workload.entry, "-o", project];
  fs.rmSync(project, { recursive: true, force: true });
  await run(place.ts2c, emit, { cwd: place.root });
  await run("./configure", ["--quiet"], { cwd: project });
  await run("make", ["-s"], { cwd: project });
  const emitted = path.join(project, "src", path.basename(workload.entry).replace(/\.ts$/, ".c"));
  return {
    label: "ts2c",
    command: path.join(project, "server"),
    args: [],
    version: (await run(place.ts2c, ["--version"])).split("\n")[0],
    built: [`ts2c emit ${workload.entry} -o server`, "./configure --quiet", "make"],
    file: path.join(project, "server"),
    emitMilliseconds: await timeEmit(place, emit),
    linesOfC: fs.readFileSync(emitted, "utf8").split("\n").length - 1,
  };
}

/** The median of eleven emissions, process creation included. */
async function timeEmit(place, args) {
  const times = [];
  for (let i = 0; i < 11; i++) {
    const start = performance.now();
    await run(place.ts2c, args, { cwd: place.root });
    times.push(performance.now() - start);
  }
  return Number(median(times).toFixed(1));
}

/** The server as scriptc understands it: the same, but for the changes that the workload lists. */
function rewriteForScriptc(place, workload) {
  let text = fs.readFileSync(path.join(place.root, workload.entry), "utf8");
  for (const { find, replace } of workload.scriptc) {
    const changed = text.replaceAll(new RegExp(find, "g"), replace);
    if (changed === text) throw new Error(`the copy for scriptc: nothing matches ${find}`);
    text = changed;
  }
  return text;
}

function readIf(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
}

async function makeScriptc(place, workload) {
  const folder = path.join(place.work, "scriptc");
  const source = path.join(folder, path.basename(workload.entry));
  const program = path.join(folder, "server");
  fs.mkdirSync(folder, { recursive: true });
  const text = rewriteForScriptc(place, workload);
  const main = path.join(place.peers, "scriptc", "dist", "main.js");
  const args = ["build", source, "--backend", "c", "--no-keep-c", "-o", program];
  const { version } = JSON.parse(
    fs.readFileSync(path.join(place.peers, "scriptc", "package.json")),
  );
  // It takes half a minute, so an unchanged copy is not built again.
  const key = `// ${version}\n${text}`;
  if (!fs.existsSync(program) || readIf(`${program}.key`) !== key) {
    fs.writeFileSync(source, text);
    await run(process.execPath, [main, ...args], { cwd: folder });
    fs.writeFileSync(`${program}.key`, key);
  }
  return {
    label: `scriptc ${version}`,
    command: program,
    args: [],
    version,
    built: ["scriptc build server.ts --backend c --no-keep-c -o server"],
    file: program,
    changes: workload.scriptc.map(({ find, replace }) => `${find} -> ${replace}`),
  };
}

async function makeNode(place, workload, name) {
  const node = path.join(place.peers, `${name}-linux-${ARCHITECTURE}`, "bin", "node");
  const version = (await run(node, ["--version"])).trim().slice(1);
  return interpreted(place, workload, "Node", node, ["--no-warnings"], version);
}

async function makeBun(place, workload) {
  const machine = ARCHITECTURE === "arm64" ? "aarch64" : ARCHITECTURE;
  const bun = path.join(place.peers, "@oven", `bun-linux-${machine}`, "bin", "bun");
  return interpreted(place, workload, "Bun", bun, [], (await run(bun, ["--version"])).trim());
}

function interpreted(place, workload, label, command, flags, version) {
  const entry = path.join(place.root, workload.entry);
  const runs = [label.toLowerCase(), ...flags, workload.entry].join(" ");
  return {
    label: `${label} ${version}`,
    command,
    args: [...flags, entry],
    version,
    runs,
    built: [],
    file: command,
  };
}

/** What a program takes on disk: the file, the same without symbols, and what it is linked with. */
export async function sizeOf(program, work) {
  const stripped = path.join(work, "stripped");
  await run("strip", ["-o", stripped, program.file]);
  const sizes = {
    file: fs.statSync(program.file).size,
    stripped: fs.statSync(stripped).size,
    libraries: (await run("ldd", [program.file]))
      .split("\n")
      .map((line) => line.trim().split(" ")[0])
      .filter((name) => name.startsWith("lib")),
  };
  fs.rmSync(stripped);
  return sizes;
}
