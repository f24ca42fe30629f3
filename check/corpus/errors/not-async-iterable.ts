// What V8 says of things that for await, spread and patterns cannot take.
async function attempt(run: () => unknown) {
  try {
    console.log("fine", await run());
  } catch (error) {
    console.log(String(error));
  }
}

const settings: any = { port: 80, name: null, hosts: { length: 1 } };
const load: any = () => 3;

await attempt(async () => { for await (const x of settings.port) console.log(x); });
await attempt(async () => { for await (const x of settings.hosts) console.log(x); });
await attempt(async () => { for await (const x of settings.missing) console.log(x); });
await attempt(async () => { for await (const x of load(1)) console.log(x); });
await attempt(async () => { for await (const x of "ab") console.log(x); });
await attempt(() => { for (const x of load()) console.log(x); });
await attempt(() => { const [a] = settings.port; return a; });
await attempt(() => { const [a] = settings.missing; return a; });

const pairs: [number, string][] = [];
await attempt(() => { const [id, name] = pairs.pop()!; return name + id; });
await attempt(() => { const [[id]] = [pairs[0]]; return id; });
await attempt(() => ((...args: number[]) => args.length)(...settings.port));
