// The parts of a run. Programs take turns within a round, and each round begins with another, so
// that what else the machine does falls on all alike; ratios are taken within a round.
import { rotated } from "./commands.mjs";
import * as measures from "./measures.mjs";
import { sizeOf } from "./programs.mjs";
import { startServer, stopServer } from "./servers.mjs";

const LEVELS = [10, 100, 500];

/** Throughput and fairness; gives samples { round, program, route, connections, ... }. */
async function loads(bench, measure) {
  const samples = [];
  for (let round = 0; round < bench.rounds; round++) {
    const servers = [];
    try {
      for (const program of bench.programs) servers.push(await startServer(program));
      for (const server of servers) await measures.warmUp(bench.place, server, bench.workload);
      await measure(rotated(servers, round), (sample) => samples.push({ round, ...sample }));
    } finally {
      for (const server of servers) await stopServer(server);
    }
  }
  return samples;
}

function throughput(bench) {
  return loads(bench, async (servers, add) => {
    for (const connections of LEVELS) {
      for (const route of bench.routes) {
        for (const server of servers) {
          const result = await measures.throughput(server, route, connections, bench.seconds);
          add({ program: server.program.name, route: route.name, connections, ...result });
          bench.say(
            `${route.name} ${connections} ${server.program.name}: ` +
              `${Math.round(result.perSecond)} a second`,
          );
        }
      }
    }
  });
}

function fairness(bench) {
  const connections = LEVELS.at(-1);
  return loads(bench, async (servers, add) => {
    for (const route of bench.routes) {
      for (const server of servers) {
        const result = await measures.fairness(
          bench.place,
          server,
          route,
          connections,
          bench.fairSeconds,
        );
        add({ program: server.program.name, route: route.name, connections, ...result });
        bench.say(
          `fairness ${route.name} ${server.program.name}: ` +
            `slowest ${result.slowest}, mean ${result.mean.toFixed(1)}`,
        );
      }
    }
  });
}

async function starts(bench) {
  const samples = [];
  for (let round = 0; round < bench.starts; round++) {
    for (const program of rotated(bench.programs, round)) {
      const milliseconds = await measures.coldStart(bench.place, program, bench.workload);
      samples.push({ round, program: program.name, milliseconds });
    }
    bench.say(`start ${round + 1} of ${bench.starts}`);
  }
  return samples;
}

async function memory(bench) {
  const samples = [];
  for (let round = 0; round < Math.min(bench.rounds, 3); round++) {
    for (const program of rotated(bench.programs, round)) {
      const result = await measures.memory(
        bench.place,
        program,
        bench.workload,
        100,
        bench.seconds,
      );
      samples.push({ round, program: program.name, ...result });
      bench.say(
        `memory ${program.name}: ${result.idle.resident} KiB, then ${result.loaded.resident}`,
      );
    }
  }
  return samples;
}

/** Only of native programs: the others take minutes, and nobody doubts that they hold. */
async function growth(bench) {
  const samples = [];
  for (const program of bench.programs.filter(
    ({ name }) => name === "ts2c" || name === "scriptc",
  )) {
    const result = await measures.growth(bench.place, program, bench.workload, bench.requests);
    samples.push({ program: program.name, ...result });
    bench.say(`growth ${program.name}: ${result.steps.map((step) => step.resident).join(" ")} KiB`);
  }
  return samples;
}

async function sizes(bench) {
  const samples = [];
  for (const program of bench.programs) {
    samples.push({ program: program.name, ...(await sizeOf(program, bench.place.work)) });
  }
  return samples;
}

/** The parts of a run, in their order; the names are those of --parts. */
export const PARTS = { sizes, starts, memory, throughput, fairness, growth };
