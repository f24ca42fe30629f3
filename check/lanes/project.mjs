// The user's whole way: each sample is emitted, configured, built in the tree and beside it with
// both compilers, installed, checked, and packed by distcheck; and it does what Node does.
import fs from "node:fs";
import path from "node:path";
import { withServer } from "./http.mjs";
import { samples } from "../lib/samples.mjs";
import { diff, emptyFolder, Failure, listFiles, must, outcome, run } from "../lib/shell.mjs";

/* What a step may take; a loaded machine with two processors needs minutes for all of a sample. */
const LONG = { timeout: 600000 };

/* The first build is what a user gets; for the others the C compiler need not optimize. */
const QUICK = ["CFLAGS=-O0"];

export function cases(context) {
  const list = samples(context).map((sample) => ({
    name: sample.name,
    exclusive: true,
    run: (folder) => wholeWay(context, sample, folder),
  }));
  list.push({ name: "missing-library", run: (folder) => missingLibrary(context, folder) });
  list.push({ name: "installed", exclusive: true, run: (folder) => installed(context, folder) });
  return list;
}

async function wholeWay(context, sample, folder) {
  const project = await context.runtime.emit(sample.entry, folder);
  const name = path.basename(sample.entry, ".ts");
  const beside = path.join(folder, "beside");
  emptyFolder(beside);

  await must("configure", "./configure", ["--enable-werror"], { cwd: project, ...LONG });
  const make = ["-s", `-j${context.jobs}`];
  await must("make", "make", make, { cwd: project, ...LONG });
  await behaves(context, sample, path.join(project, name), folder);
  await must("make check", "make", [...make, "check"], { cwd: project, ...LONG });
  const installed = path.join(folder, "installed");
  await must("make install", "make", ["-s", "install", `DESTDIR=${installed}`], { cwd: project });
  if (!listFiles(installed).includes(`usr/local/bin/${name}`)) {
    throw new Failure("make install did not install the program", listFiles(installed).join("\n"));
  }
  await must("make uninstall", "make", ["-s", "uninstall", `DESTDIR=${installed}`], { cwd: project });
  if (listFiles(installed).length > 0) throw new Failure("make uninstall left files");
  await must("make distcheck", "make", [...make, "distcheck", ...QUICK],
    { cwd: project, ...LONG });
  await must("make distclean", "make", ["-s", "distclean"], { cwd: project });

  const clang = { cwd: beside, env: { CC: "clang" }, ...LONG };
  await must("configure with clang", path.join(project, "configure"),
    ["--enable-werror", ...QUICK], clang);
  await must("make with clang", "make", make, clang);
  await behaves(context, sample, path.join(beside, name), folder);
}

/** Compares a program's output with expected.txt and with what Node does. */
async function behaves(context, sample, program, folder) {
  const node = ["--no-warnings", "--experimental-transform-types", sample.entry];
  const expected = await outputOf(sample, context.node, node);
  const actual = await outputOf(sample, program, []);
  if (sample.expected) {
    const recorded = fs.readFileSync(sample.expected, "utf8");
    if (recorded !== expected) {
      throw new Failure("Node does not print expected.txt",
        await diff(recorded, expected, folder, "recorded"));
    }
  }
  if (expected !== actual) {
    throw new Failure("output differs", await diff(expected, actual, folder, "output"));
  }
}

async function outputOf(sample, command, args) {
  if (sample.requests) {
    return withServer(command, args, async (port) => {
      const result = await must("requests.sh", "sh", [sample.requests],
        { env: { PORT: String(port) } });
      return result.stdout.toString();
    }, { cwd: sample.folder });
  }
  const result = await run(command, [...args, ...sample.args], { cwd: sample.folder });
  return `${result.stdout}${result.code === 0 ? "" : `${outcome(result)}\n`}`;
}

/** configure must name the Debian package of a library that is not there. */
async function missingLibrary(context, folder) {
  const server = samples(context).find(({ name }) => name === "bench-server");
  if (!server) return;
  const project = await context.runtime.emit(server.entry, folder);
  const broken = await run("sh", ["-c", `
    mkdir -p "$1/include" && echo '#error hidden' > "$1/include/civetweb.h" &&
    CPPFLAGS="-I$1/include" ./configure`, "sh", folder], { cwd: project, ...LONG });
  if (broken.code === 0 || !broken.stderr.includes("libcivetweb-dev")) {
    throw new Failure("configure does not name libcivetweb-dev",
      `${broken.stdout}${broken.stderr}`);
  }
}

/** `make install` of ts2c: the installed one works without the source tree. */
async function installed(context, folder) {
  const root = path.join(folder, "installed");
  await must("make install", "make", ["-s", "install", `DESTDIR=${root}`],
    { cwd: context.buildRoot, ...LONG });
  const programs = listFiles(root, (name) => name.endsWith("/bin/ts2c"));
  if (programs.length !== 1) throw new Failure("ts2c was not installed");
  const ts2c = path.join(root, programs[0]);
  const env = { TS2C_DATADIR: "" };
  const sample = samples(context).find(({ name }) => name === "hello");
  await must("ts2c emit", ts2c, ["emit", sample.entry, "-o", path.join(folder, "project")],
    { env, cwd: folder });
  if (!fs.existsSync(path.join(folder, "project", "configure"))) {
    throw new Failure("the installed ts2c wrote no configure");
  }
}
