// The measurements. Each takes fresh or running servers and gives plain numbers.
import path from "node:path";
import { run, sleep } from "./commands.mjs";
import { isAlive, memoryOf, withServer } from "./servers.mjs";

/** Values of wrk's units in microseconds. */
const UNITS = { us: 1, ms: 1000, s: 1000000, m: 60000000 };

function microseconds(text) {
  const [, value, unit] = /^([\d.]+)(us|ms|s|m)$/.exec(text) ?? [];
  return unit === undefined ? null : Number(value) * UNITS[unit];
}

/** Requests a second with wrk, one thread. */
export async function throughput(server, route, connections, seconds) {
  const args = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "--timeout",
    "10s",
    `http://127.0.0.1:${server.port}${route.path}`,
  ];
  const text = await run("wrk", args, { timeout: (seconds + 30) * 1000 });
  const number = (pattern) => Number(pattern.exec(text)?.[1] ?? 0);
  const part = (percent) =>
    microseconds(new RegExp(`^ +${percent}% +(\\S+)`, "m").exec(text)?.[1] ?? "");
  const [, connect = 0, read = 0, write = 0, timeout = 0] =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? [];
  return {
    perSecond: number(/Requests\/sec: +([\d.]+)/),
    p50: part(50),
    p99: part(99),
    errors:
      number(/Non-2xx or 3xx responses: (\d+)/) +
      Number(connect) +
      Number(read) +
      Number(write) +
      Number(timeout),
    alive: isAlive(server),
  };
}

/** Runs our own load generator; gives what it printed. */
async function load(place, server, connections, kind, amount, paths) {
  const args = [server.port, connections, kind, amount, ...paths].map(String);
  return JSON.parse(await run(path.join(place.work, "load"), args));
}

/** How evenly connections are served: their replies, counted one by one. */
export async function fairness(place, server, route, connections, seconds) {
  const result = await load(place, server, connections, "seconds", seconds, [route.path]);
  return { ...result, share: result.mean > 0 ? result.slowest / result.mean : 0 };
}

/** Milliseconds from the creation of the process to the first 200. */
export async function coldStart(place, program, workload) {
  const args = [workload.ready, program.command, ...program.args];
  return Number(await run(path.join(place.work, "coldstart"), args, { timeout: 30000 })) / 1000;
}

/** Memory when nothing was asked yet, then after a load on all routes and a second of rest. */
export function memory(place, program, workload, connections, seconds) {
  return withServer(program, async (server) => {
    await sleep(1);
    const idle = memoryOf(server);
    for (const route of workload.routes) {
      await load(place, server, connections, "seconds", seconds, [route.path]);
    }
    await sleep(1);
    return { idle, loaded: memoryOf(server) };
  });
}

/** Resident memory after each tenth of many requests to mixed routes. */
export function growth(place, program, workload, requests) {
  return withServer(program, async (server) => {
    const steps = [{ requests: 0, resident: memoryOf(server).resident }];
    let errors = 0;
    for (let step = 1; step <= 10; step++) {
      const result = await load(place, server, 50, "requests", requests / 10, workload.mixed);
      errors += result.errors;
      steps.push({ requests: (step * requests) / 10, resident: memoryOf(server).resident });
    }
    return { steps, errors, flat: isFlat(steps) };
  });
}

/** Flat: the second half adds at most 5 % and 256 KiB to what the first half came to. */
function isFlat(steps) {
  const half = steps.slice(0, 6).reduce((most, step) => Math.max(most, step.resident), 0);
  const end = steps.slice(6).reduce((most, step) => Math.max(most, step.resident), 0);
  return end <= half * 1.05 + 256;
}

export function warmUp(place, server, workload) {
  return load(
    place,
    server,
    10,
    "seconds",
    1,
    workload.routes.map((route) => route.path),
  );
}
