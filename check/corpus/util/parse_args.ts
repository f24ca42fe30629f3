// util.parseArgs.
import { parseArgs } from "node:util";

const options = {
  verbose: { type: "boolean", short: "v" },
  quiet: { type: "boolean", short: "q" },
  output: { type: "string", short: "o" },
  include: { type: "string", multiple: true, short: "I" },
  level: { type: "string", default: "info" },
} as const;

function show(args: string[], more: { strict?: boolean; allowPositionals?: boolean; allowNegative?: boolean; tokens?: boolean } = {}) {
  try {
    const result = parseArgs({ args, options, ...more });
    console.log({ ...result.values }, result.positionals);
    if (more.tokens) console.log(result.tokens);
  } catch (error) {
    const { name, message, code } = error as NodeJS.ErrnoException;
    console.log(name, code, "|", message);
  }
}

show(["-v", "--output", "file.txt", "--include=a", "-I", "b", "-Ic"]);
show(["-vq", "-ofile"]);
show(["one", "-v", "two", "--", "-q", "three"], { allowPositionals: true });
show(["--no-verbose", "-q"], { allowNegative: true });
show(["--unknown", "x=1", "--other=y"], { strict: false });
show(["--verbose", "a"], { allowPositionals: true, tokens: true });
show(["--unknown"]);
show(["--unknown"], { allowPositionals: true });
show(["extra"]);
show(["--output"]);
show(["--verbose=yes"]);
show(["--output", "-v"]);
show(["-o", "-v"]);
