// Starting, asking and looking at a server that runs on 127.0.0.1.
import { spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import { sleep } from "./commands.mjs";

const PATIENCE = 20; // seconds until a server must listen

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

/** True if something listens on a port; read from the kernel, so that the server does no work. */
function listens(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  const wanted = new RegExp(`^ *\\d+: [0-9A-F]+:${hex} [0-9A-F]+:0000 0A `, "m");
  return ["/proc/net/tcp", "/proc/net/tcp6"].some(
    (file) => fs.existsSync(file) && wanted.test(fs.readFileSync(file, "latin1")),
  );
}

/** Starts a program as a server and waits until it listens. */
export async function startServer(program) {
  const port = await freePort();
  const child = spawn(program.command, program.args, {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let complaints = "";
  child.stderr.on("data", (chunk) => {
    complaints = (complaints + chunk).slice(-2000);
  });
  const server = { program, port, pid: child.pid, child, complaints: () => complaints };
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  for (let waited = 0; !listens(port); waited += 0.005) {
    if (ended() || waited > PATIENCE) {
      await stopServer(server);
      throw new Error(`${program.label} does not listen\n${complaints}`);
    }
    await sleep(0.005);
  }
  return server;
}

/** True while the server has not ended by itself. */
export function isAlive(server) {
  return server.child.exitCode === null && server.child.signalCode === null;
}

export function stopServer(server) {
  return new Promise((resolve) => {
    if (!isAlive(server)) {
      resolve();
      return;
    }
    server.child.once("exit", () => resolve());
    server.child.kill("SIGKILL");
  });
}

/** Runs an action with a fresh server, and stops it whatever happens. */
export async function withServer(program, action) {
  const server = await startServer(program);
  try {
    return await action(server);
  } finally {
    await stopServer(server);
  }
}

/** Sends one request on a connection of its own; gives the raw bytes of the reply. */
export function ask(port, { method, path, body = "" }) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, "127.0.0.1");
    const chunks = [];
    const length = body === "" ? "" : `Content-Length: ${body.length}\r\n`;
    socket.setTimeout(10000, () => socket.destroy(new Error(`no reply to ${method} ${path}`)));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", reject);
    socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${length}Connection: close\r\n\r\n${body}`,
    );
  });
}

/** Memory in KiB, and threads, from /proc. */
export function memoryOf(server) {
  const status = fs.readFileSync(`/proc/${server.pid}/status`, "latin1");
  const rollup = fs.readFileSync(`/proc/${server.pid}/smaps_rollup`, "latin1");
  const field = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);
  return {
    resident: field(status, "VmRSS"),
    anonymous: field(status, "RssAnon"),
    proportional: field(rollup, "Pss"),
    peak: field(status, "VmHWM"),
    virtual: field(status, "VmSize"),
    threads: field(status, "Threads"),
  };
}
