// A stack machine with an assembler, opcodes as an enum, frames and a call stack.
enum Op {
  Push,
  Add,
  Sub,
  Mul,
  Lt,
  Jmp,
  Jz,
  Load,
  Store,
  Call,
  Ret,
  Print,
  Dup,
  Swap,
  Halt,
}
type Instr = [Op, number?];
const mnemonics = new Map(
  Object.keys(Op)
    .filter((k) => isNaN(+k))
    .map((k) => [k.toLowerCase(), Op[k as keyof typeof Op]] as const),
);
function assemble(src: string): Instr[] {
  const labels: Record<string, number> = {};
  const rows: string[][] = [];
  for (let line of src.split("\n")) {
    line = line.replace(/;.*/, "").trim();
    if (!line) continue;
    const m = /^(\w+):$/.exec(line);
    if (m) labels[m[1]!] = rows.length;
    else rows.push(line.split(/\s+/));
  }
  return rows.map(([name, arg]) => {
    const op = mnemonics.get(name!);
    if (op === undefined) throw new SyntaxError(`unknown instruction ${name}`);
    if (arg === undefined) return [op];
    return [op, arg in labels ? labels[arg]! : Number(arg)];
  });
}
class VM {
  private stack: number[] = [];
  private calls: number[] = [];
  private mem = new Int32Array(16);
  steps = 0;
  output: string[] = [];
  constructor(private readonly code: readonly Instr[]) {}
  private pop() {
    const v = this.stack.pop();
    if (v === undefined) throw new Error(`stack underflow at step ${this.steps}`);
    return v;
  }
  run(limit = 10_000) {
    for (let pc = 0; pc < this.code.length;) {
      if (++this.steps > limit) throw new RangeError("too many steps");
      const [op, arg = 0] = this.code[pc++]!;
      switch (op) {
        case Op.Push:
          this.stack.push(arg);
          break;
        case Op.Add:
        case Op.Sub:
        case Op.Mul:
        case Op.Lt: {
          const b = this.pop(),
            a = this.pop();
          this.stack.push(
            op === Op.Add
              ? a + b
              : op === Op.Sub
                ? a - b
                : op === Op.Mul
                  ? Math.imul(a, b)
                  : +(a < b),
          );
          break;
        }
        case Op.Jmp:
          pc = arg;
          break;
        case Op.Jz:
          if (!this.pop()) pc = arg;
          break;
        case Op.Load:
          this.stack.push(this.mem[arg]!);
          break;
        case Op.Store:
          this.mem[arg] = this.pop();
          break;
        case Op.Call:
          this.calls.push(pc);
          pc = arg;
          break;
        case Op.Ret: {
          const back = this.calls.pop();
          if (back === undefined) return this;
          pc = back;
          break;
        }
        case Op.Print:
          this.output.push(String(this.pop()));
          break;
        case Op.Dup: {
          const v = this.pop();
          this.stack.push(v, v);
          break;
        }
        case Op.Swap: {
          const b = this.pop(),
            a = this.pop();
          this.stack.push(b, a);
          break;
        }
        case Op.Halt:
          return this;
        default: {
          const never: never = op;
          throw new Error(`bad op ${never}`);
        }
      }
    }
    return this;
  }
}
const factorial = assemble(`
  push 10
  call fact
  print
  halt
fact:            ; n -> n!
  store 0
  push 1
  store 1
loop:
  load 0
  jz done
  load 1
  load 0
  mul
  store 1
  load 0
  push 1
  sub
  store 0
  jmp loop
done:
  load 1
  ret`);
console.log(factorial.length, factorial.slice(0, 4), Op[factorial[1]![0]]);
const vm = new VM(factorial).run();
console.log(vm.output, vm.steps);
for (const bad of ["add", "x:\njmp x", "frob 1"]) {
  try {
    new VM(assemble(bad)).run(100);
  } catch (e) {
    console.log((e as Error).name, (e as Error).message);
  }
}
console.log(new VM([[Op.Push, 2], [Op.Dup], [Op.Mul], [Op.Print]]).run());
