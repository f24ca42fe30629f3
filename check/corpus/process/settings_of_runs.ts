// A program's settings read from arguments and the environment, with defaults, and checks of them.
interface Setting<T> { name: string; fallback: T; read(text: string): T | undefined }
const number = (name: string, fallback: number): Setting<number> => ({ name, fallback, read: (text) => (text.trim() && Number.isFinite(+text) ? +text : undefined) });
const flag = (name: string, fallback = false): Setting<boolean> => ({ name, fallback, read: (text) => ({ yes: true, no: false } as Record<string, boolean | undefined>)[text] });
const choice = <T extends string>(name: string, ...options: [T, ...T[]]): Setting<T> => ({ name, fallback: options[0], read: (text) => options.find((o) => o === text) });

const settings = [number("port", 80), flag("verbose"), choice("mode", "fast", "safe")] as const;
function load(env: NodeJS.ProcessEnv, args: readonly string[]) {
  const given = new Map(args.map((arg) => /^--(\w+)(?:=(.*))?$/.exec(arg)).filter((m) => m !== null).map(([, key, value = "yes"]) => [key, value] as const));
  const problems: string[] = [];
  const values = settings.map(({ name, fallback, read }): [string, unknown] => {
    const text = given.get(name) ?? env[`APP_${name.toUpperCase()}`];
    const value = text === undefined ? fallback : read(text);
    if (value === undefined) problems.push(`${name}: cannot be ${JSON.stringify(text)}`);
    return [name, value ?? fallback];
  });
  return { ...Object.fromEntries(values), problems };
}
console.log(load({}, process.argv.slice(2)));
process.env.APP_PORT = "8080";
process.env.APP_MODE = "slow";
console.log(load(process.env, ["--verbose", "loose"]), load(process.env, ["--mode=safe", "--port=", "--verbose=maybe"]));
delete process.env.APP_PORT;
console.log("APP_PORT" in process.env, process.env.APP_PORT ?? "unset", Object.keys(process.env).filter((key) => key.startsWith("APP_")));
process.env.APP_COUNT = String(5);
console.log(typeof process.env.APP_COUNT, process.env.APP_COUNT + 1, process.argv.length, process.argv0.length > 0);
const before = process.hrtime.bigint(), [seconds] = process.hrtime();
console.log(process.hrtime.bigint() >= before, seconds >= 0, process.uptime() > 0, process.memoryUsage().heapUsed > 0);
process.on("exit", (code) => console.log("exit", code, process.exitCode));
process.nextTick((...parts: (string | number)[]) => console.log(...parts), "tick", 1);
queueMicrotask(() => { process.exitCode = load(process.env, []).problems.length; });
process.stdout.write("end of the main part\n");
