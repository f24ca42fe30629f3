// The command line: exit codes, help, --json, run and its cache.
import fs from "node:fs";
import path from "node:path";
import { Failure, outcome, run } from "../lib/shell.mjs";

export function cases(context) {
  const hello = path.join(context.source, "samples", "hello", "hello.ts");

  const ts2c = (args, options) => run(context.ts2c, args, options);

  const expect = (result, code, stdout, stderr) => {
    const shown = `${result.stdout}${result.stderr}`;
    if (result.code !== code) throw new Failure(`${outcome(result)} instead of exit ${code}`, shown);
    if (stdout && !stdout.test(result.stdout)) throw new Failure(`stdout is not ${stdout}`, shown);
    if (stderr && !stderr.test(result.stderr)) throw new Failure(`stderr is not ${stderr}`, shown);
  };

  const write = (folder, name, text) => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    return file;
  };

  const tests = {
    async version() {
      expect(await ts2c(["--version"]), 0, /^ts2c \d+\.\d+\.\d+\n$/);
    },
    async help() {
      expect(await ts2c(["--help"]), 0, /^Usage: ts2c/);
      for (const command of ["emit", "check", "run", "explain"]) {
        expect(await ts2c([command, "--help"]), 0, new RegExp(`^Usage: ts2c ${command}`));
      }
    },
    async "wrong-use"() {
      expect(await ts2c([]), 2, null, /Usage/);
      expect(await ts2c(["frobnicate"]), 2, null, /no such command: frobnicate/);
      expect(await ts2c(["emit"]), 2, null, /FILE is needed/);
      expect(await ts2c(["emit", "a.ts", "b.ts"]), 2, null, /b\.ts/);
      expect(await ts2c(["emit", "--nonsense", hello]), 2, null, /nonsense/);
      expect(await ts2c(["emit", "--name", "a b", hello]), 2, null, /a b/);
      expect(await ts2c(["check", hello, "--", "x"]), 2);
    },
    async explain() {
      expect(await ts2c(["explain", "TS2C2001"]), 0, /^TS2C2001: Cannot find name '\.\.\.'\n\n/);
      expect(await ts2c(["explain", "2001"]), 0, /^TS2C2001: /);
      expect(await ts2c(["explain"]), 0, /^TS2C1001 /);
      expect(await ts2c(["explain", "9999"]), 2, null, /no such diagnostic: 9999/);
      expect(await ts2c(["explain", "2001", "2002"]), 2, null, /2002/);
    },
    async "missing-file"(folder) {
      expect(await ts2c(["check", "no-such.ts"], { cwd: folder }), 4, null,
        /error TS2C1001: Cannot read 'no-such\.ts'/);
      expect(await ts2c(["check", folder]), 4, null, /TS2C4001/);
    },
    async "missing-data"() {
      expect(await ts2c(["check", hello], { env: { TS2C_DATADIR: "/nowhere" } }), 4, null,
        /TS2C4006.*\/nowhere/);
    },
    async "output-not-ours"(folder) {
      write(folder, "out/mine.txt", "mine");
      expect(await ts2c(["emit", hello, "-o", "out"], { cwd: folder }), 4, null, /TS2C4007/);
      if (fs.readdirSync(path.join(folder, "out")).length !== 1) throw new Failure("it wrote");
    },
    async errors(folder) {
      write(folder, "bad.ts", "const a = 1;\nconsole.log(a, missing);\n");
      expect(await ts2c(["check", "bad.ts"], { cwd: folder }), 1, /^$/,
        /^bad\.ts:2:16 - error TS2C\d+: .*'missing'.*\n\n2 console\.log\(a, missing\);\n {17}~{7}\n/);
    },
    async json(folder) {
      write(folder, "bad.ts", "console.log(missing);\n");
      const result = await ts2c(["check", "--json", "bad.ts"], { cwd: folder });
      expect(result, 1, null, /^$/);
      const { diagnostics, errors } = JSON.parse(result.stdout);
      if (errors !== 1 || diagnostics.length !== 1) throw new Failure("not one error");
      const { file, start, end, severity, code } = diagnostics[0];
      const place = JSON.stringify([file, start, end, severity]);
      if (place !== '["bad.ts",{"line":1,"column":13},{"line":1,"column":20},"error"]' ||
          !/^TS2C\d+$/.test(code)) {
        throw new Failure(`unexpected: ${place}`);
      }
    },
    async "folder-with-package"(folder) {
      write(folder, "app/package.json", '{"name":"my-app","main":"dist/start.js"}');
      write(folder, "app/tsconfig.json",
        '{ // settings\n "compilerOptions": {"outDir": "dist", "rootDir": "./src",}, }');
      write(folder, "app/src/start.ts", 'console.log("started");\n');
      expect(await ts2c(["emit", "app"], { cwd: folder }), 0, /^$/, /^$/);
      const makefile = fs.readFileSync(path.join(folder, "my-app", "configure.ac"), "utf8");
      if (!makefile.includes("AC_INIT([my-app]")) throw new Failure("the name is not my-app");
    },
    async run(folder) {
      const env = { XDG_CACHE_HOME: path.join(folder, "cache") };
      const program = write(folder, "echo.ts",
        "console.log(process.argv.slice(2).join(\"|\"));\nprocess.exit(7);\n");
      const args = ["run", program, "--", "a b", "--name", ""];
      expect(await ts2c(args, { env, timeout: 120000 }), 7, /^a b\|--name\|\n$/, /^$/);
      const started = performance.now();
      expect(await ts2c(args, { env }), 7, /^a b\|--name\|\n$/, /^$/);
      const again = performance.now() - started;
      if (again > 200) throw new Failure(`the second run took ${again.toFixed()} ms`);
      write(folder, "echo.ts", "console.log(\"changed\");\n");
      expect(await ts2c(args, { env, timeout: 120000 }), 0, /^changed\n$/, /^$/);
    },
    async "emit-again"(folder) {
      const emit = () => ts2c(["emit", hello, "-o", "out"], { cwd: folder });
      expect(await emit(), 0, /^$/, /^$/);
      const makefile = path.join(folder, "out", "Makefile.in");
      fs.appendFileSync(makefile, "# mine\n");
      expect(await emit(), 0, /^$/, /^$/);
      if (!fs.readFileSync(makefile, "utf8").endsWith("# mine\n")) throw new Failure("edit lost");
    },
  };

  return Object.entries(tests).map(([name, test]) => ({ name, run: test }));
}
