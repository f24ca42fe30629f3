// Plays a script of raw bytes against an HTTP server and prints what came back.
//
//   node play.mjs PORT CASE.http
//
// The format of a case and of the transcript is described in README.md. The runner imports play();
// this file alone is enough to record what Node answers.

import net from "node:net";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const QUIET_MS = 120; // no byte for so long: the server waits for us
const LIMIT_MS = 15000; // no case takes longer

/** Turns \r, \n, \t, \\, \xHH into bytes (Latin-1 otherwise). */
function unescape(text) {
  const out = text.replace(/\\(r|n|t|\\|x[0-9a-fA-F]{2})/g, (_, e) =>
    e === "r" ? "\r" : e === "n" ? "\n" : e === "t" ? "\t" : e === "\\" ? "\\"
      : String.fromCharCode(parseInt(e.slice(1), 16)));
  return Buffer.from(out, "latin1");
}

/** The settings and steps of a case. */
export function parseCase(source) {
  const settings = { server: "echo" };
  const steps = [];
  for (const line of source.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    if (line === ">" || line.startsWith("> ")) {
      steps.push({ kind: "send", data: Buffer.concat([unescape(line.slice(2)), Buffer.from("\r\n")]) });
      continue;
    }
    if (line.startsWith(">| ")) {
      steps.push({ kind: "send", data: unescape(line.slice(3)) });
      continue;
    }
    const repeat = /^repeat (\d+) (.*)$/.exec(line);
    if (repeat) {
      const piece = unescape(repeat[2]);
      steps.push({ kind: "send", data: Buffer.concat(Array(Number(repeat[1])).fill(piece)) });
      continue;
    }
    const word = /^(wait|flush|settle|shut|connect)(?: (\d+))?$/.exec(line);
    if (word) {
      steps.push({ kind: word[1], ms: Number(word[2] ?? 0) });
      continue;
    }
    const setting = /^([a-z]+): (.*)$/.exec(line);
    if (!setting) throw new Error(`not a line of a case: ${line}`);
    settings[setting[1]] = setting[2];
  }
  return { settings, steps };
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** One connection: what it received, and whether the server closed it. */
class Peer {
  constructor(port) {
    this.chunks = [];
    this.state = "open";
    this.last = Date.now();
    this.socket = net.connect({ port, host: "127.0.0.1", noDelay: true, allowHalfOpen: true });
    this.socket.on("data", (d) => { this.chunks.push(d); this.last = Date.now(); });
    this.socket.on("end", () => { this.state = "closed"; this.last = Date.now(); });
    this.socket.on("error", (e) => { this.state = e.code === "ECONNRESET" ? "closed" : e.code; });
    this.ready = new Promise((resolve) => {
      this.socket.once("connect", resolve);
      this.socket.once("error", resolve);
    });
  }

  async settle(quiet = QUIET_MS) {
    this.last = Date.now();
    const start = Date.now();
    while (this.state === "open" && Date.now() - this.last < quiet && Date.now() - start < LIMIT_MS) {
      await sleep(5);
    }
  }

  /** The transcript, as things stand when the script turns away from this connection. */
  finish() {
    const text = show(Buffer.concat(this.chunks).toString("latin1"));
    this.transcript = `${text}${text === "" || text.endsWith("\n") ? "" : "\n"}-- ${this.state}\n`;
    this.socket.destroy();
  }
}

/** Bytes as lines: CRLF ends a line quietly, everything else unprintable is escaped. */
function show(text) {
  const dated = text.replace(/^(Date: ).*?(?=\r\n)/gim, "$1<date>")
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "<uuid>");
  return dated
    .split(/(?<=\n)/)
    .map((line) => line.replace(/\r\n$/, "").replace(/[^\x20-\x7e]/g, (c) =>
      c === "\n" ? "\\n" : c === "\r" ? "\\r" : "\\x" + c.charCodeAt(0).toString(16).padStart(2, "0")) + "\n")
    .join("");
}

/** Plays a case and returns its transcript. */
export async function play(port, source) {
  const { settings, steps } = parseCase(source);
  const quiet = Number(settings.quiet ?? QUIET_MS);
  const peers = [];
  let peer = null;
  let pending = [];
  const flush = () => {
    if (pending.length && peer.state === "open") peer.socket.write(Buffer.concat(pending));
    pending = [];
  };
  const open = async () => {
    peer = new Peer(port);
    peers.push(peer);
    await peer.ready;
  };
  await open();
  for (const step of steps) {
    if (step.kind === "send") { pending.push(step.data); continue; }
    flush();
    if (step.kind === "flush" || step.kind === "wait") await sleep(step.ms || 20);
    if (step.kind === "settle") await peer.settle(step.ms || quiet);
    if (step.kind === "shut") peer.socket.end();
    if (step.kind === "connect") { await peer.settle(quiet); peer.finish(); await open(); }
  }
  flush();
  await peer.settle(quiet);
  peer.finish();
  return peers.map((p, i) => `== connection ${i + 1}\n${p.transcript}`).join("");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [port, file] = process.argv.slice(2);
  process.stdout.write(await play(Number(port), readFileSync(file, "utf8")));
}
