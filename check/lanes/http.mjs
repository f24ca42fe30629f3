// HTTP bytes: each script of check/http is played to its server under Node and as emitted C.
import { spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import path from "node:path";
import { diff, emptyFolder, Failure, hash, listFiles } from "../lib/shell.mjs";

export async function cases(context) {
  const root = path.join(context.source, "check", "http");
  if (!fs.existsSync(path.join(root, "play.mjs"))) return [];
  const { play, parseCase } = await import(path.join(root, "play.mjs"));
  const programs = new Map();

  const fileOf = (name) => name.startsWith("samples/")
    ? path.join(context.source, name, "server.ts")
    : path.join(root, "servers", `${name}.ts`);

  /** The emitted server of a name, built once. */
  const build = (name) => {
    if (!programs.has(name)) {
      const folder = path.join(context.build, "http-servers", name);
      emptyFolder(folder);
      programs.set(name, context.runtime.compile(fileOf(name), folder, "plain"));
    }
    return programs.get(name);
  };

  const expect = async (name, source, server) => {
    const key = hash(context.nodeVersion, source, fs.readFileSync(server),
      fs.readFileSync(path.join(root, "play.mjs")));
    const cache = path.join(context.build, "oracle", `${key}.http`);
    if (!fs.existsSync(cache)) {
      const flags = ["--no-warnings", "--experimental-transform-types", server];
      const transcript = await withServer(context.node, flags, (port) => play(port, source));
      fs.mkdirSync(path.dirname(cache), { recursive: true });
      fs.writeFileSync(cache, transcript);
    }
    return fs.readFileSync(cache, "utf8");
  };

  return listFiles(root, (name) => name.endsWith(".http")).map((name) => ({
    name: name.slice(0, -5),
    async run(folder) {
      const source = fs.readFileSync(path.join(root, name), "utf8");
      const server = parseCase(source).settings.server ?? "echo";
      const expected = await expect(name, source, fileOf(server));
      const program = await build(server);
      const actual = await withServer(program, [], (port) => play(port, source));
      if (expected !== actual) {
        throw new Failure("transcripts differ", await diff(expected, actual, folder, "transcript"));
      }
    },
  }));
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function connects(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.on("connect", () => resolve(true));
    socket.on("error", () => resolve(false));
    socket.on("close", () => resolve(false));
    setTimeout(() => resolve(false), 1000);
  }).finally(() => {});
}

/** Starts a server on a free port, waits until it accepts, calls `use`, and ends it. */
export async function withServer(command, args, use, { env = {}, cwd } = {}) {
  const port = await freePort();
  const child = spawn(command, args,
    { cwd, env: { ...process.env, ...env, PORT: String(port) }, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  let ended = null;
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  child.on("error", (error) => (ended = error.message));
  child.on("exit", (code, signal) => (ended = signal ?? `exit ${code}`));
  try {
    const deadline = Date.now() + 10000;
    while (!(await connects(port))) {
      if (ended !== null) throw new Failure(`the server ended: ${ended}`, output);
      if (Date.now() > deadline) throw new Failure("the server does not listen", output);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const result = await use(port, child);
    if (ended !== null && !/SIGTERM|exit 0/.test(ended)) {
      throw new Failure(`the server ended: ${ended}`, output);
    }
    return result;
  } finally {
    child.kill("SIGKILL");
  }
}
