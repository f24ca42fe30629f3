// Memory: the corpus again under AddressSanitizer and UndefinedBehaviorSanitizer, with a
// collection at every allocation. A program that says "memory: no-stress" in a comment makes so
// many objects that it runs with ordinary collections instead.
//
// threads/NAME: a server under ThreadSanitizer while many connections ask it at once.
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { compare, oracle, supportedCases } from "../lib/corpus.mjs";
import { withServer } from "./http.mjs";
import { Failure, readIf, run } from "../lib/shell.mjs";

/* Leaks are not looked for: the heap is given back whole when the process ends. */
const SANITIZERS = {
  ASAN_OPTIONS: "detect_leaks=0:detect_stack_use_after_return=0",
  UBSAN_OPTIONS: "print_stacktrace=1",
};

const SERVERS = {
  "bench-server": ["/health", "/json", "/compute?n=5000", "/hash?input=x", "/nothing"],
  "todo-api": ["/todos", "/todos/none", "/nothing"],
};
const CONNECTIONS = 24;
const REQUESTS = 60;

export function cases(context) {
  const threads = Object.entries(SERVERS).map(([name, paths]) => ({
    name: `threads/${name}`,
    exclusive: true,
    run: (folder) => askAtOnce(context, name, paths, folder),
  }));
  return [...corpusOf(context), ...threads];
}

function corpusOf(context) {
  return supportedCases(context).map((test) => ({
    name: test.name,
    async run(folder) {
      const expected = await oracle(context, test);
      const program = await context.runtime.compile(test.file, folder, "sanitized");
      const relaxed = fs.readFileSync(test.file, "utf8").includes("memory: no-stress");
      const env = relaxed ? SANITIZERS : { ...SANITIZERS, TS_GC_STRESS: "1" };
      const actual = await run(program, test.args,
        { cwd: path.dirname(test.file), stdin: test.stdin, env, timeout: 120000 });
      await compare(expected, actual, folder);
    },
  }));
}

/** Requests of one connection after the other; every third one brings a body. */
async function ask(port, paths, agent) {
  for (let i = 0; i < REQUESTS; i++) {
    const body = i % 3 === 2 ? JSON.stringify({ title: `number ${i}` }) : null;
    await new Promise((resolve, reject) => {
      const request = http.request({ host: "127.0.0.1", port, agent, path: paths[i % paths.length],
        method: body ? "POST" : "GET" }, (response) => {
        response.on("data", () => {});
        response.on("end", resolve);
      });
      request.on("error", reject);
      request.end(body ?? undefined);
    });
  }
}

async function askAtOnce(context, name, paths, folder) {
  const source = path.join(context.source, "samples", name, "server.ts");
  const program = await context.runtime.compile(source, folder, "threads");
  const log = path.join(folder, "tsan");
  const suppressions = path.join(context.source, "check", "lib", "thread-sanitizer.supp");
  const env = { TSAN_OPTIONS: `log_path=${log} exitcode=0 suppressions=${suppressions}` };
  await withServer(program, [], async (port) => {
    await Promise.all(Array.from({ length: CONNECTIONS }, async () => {
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
      await ask(port, paths, agent);
      agent.destroy();
    }));
  }, { env });
  const reports = fs.readdirSync(folder).filter((file) => file.startsWith("tsan"));
  if (reports.length > 0) {
    throw new Failure("data races", readIf(path.join(folder, reports[0])).toString());
  }
}
