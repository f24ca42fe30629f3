// An interpreter, and a stack machine.
function bf(src: string, input = ""): string {
  const jump = new Map<number, number>(), st: number[] = [];
  [...src].forEach((c, i) => {
    if (c === "[")
      st.push(i);
    else if (c === "]") {
      const j = st.pop();
      if (j === undefined)
        throw new SyntaxError("]");
      jump.set(i, j).set(j, i);
    }
  });
  const mem = new Uint8Array(300);
  let p = 0, out = "", ip = 0, inp = 0;
  const ops: Record<string, () => void> = {
    ">": () => p++, "<": () => p--, "+": () => mem[p]++, "-": () => mem[p]--, ".": () => (out += String.fromCharCode(mem[p])), ",": () => (mem[p] = input.charCodeAt(inp++) || 0), "[": () => {
      if (!mem[p])
        ip = jump.get(ip)!;
    }, "]": () => {
      if (mem[p])
        ip = jump.get(ip)!;
    }
  };
  for (; ip < src.length; ip++)
    ops[src[ip]]?.();
  return out;
}
console.log(bf("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+."), bf(",[.,]", "echo"));
try {
  bf("]");
}
catch (e) {
  console.log(String(e));
}
class VM {
  stack: number[] = [];
  pc = 0;
  vars: {
    [k: string]: number;
  } = {};
  constructor(private code: [
    string,
    ...(number | string)[]
  ][]) { }
  run() {
    const { stack: s } = this;
    while (this.pc < this.code.length) {
      const [op, arg] = this.code[this.pc++];
      switch (op) {
        case "push":
          s.push(arg as number);
          break;
        case "add":
          s.push(s.pop()! + s.pop()!);
          break;
        case "mul":
          s.push(s.pop()! * s.pop()!);
          break;
        case "store":
          this.vars[arg] = s.pop()!;
          break;
        case "load":
          s.push(this.vars[arg]);
          break;
        case "jnz":
          if (s.pop())
            this.pc = arg as number;
          break;
        case "print":
          console.log(s[s.length - 1]);
          break;
        default: throw new Error(`bad op ${op}`);
      }
    }
    return this.vars;
  }
}
console.log(new VM([
  ["push", 5], ["store", "n"], ["push", 1], ["store", "r"], ["load", "r"], ["load", "n"], ["mul"], ["store", "r"], ["load", "n"], ["push", -1], ["add"], ["store", "n"], ["load", "n"], ["jnz", 4], ["load", "r"], ["print"]
]).run());
