type Word = (stack: number[]) => void;
export class Forth {
  stack: number[] = [];
  private words: { [key: string]: Word } = {
    "+": (s) => binary(s, (a, b) => a + b),
    "-": (s) => binary(s, (a, b) => a - b),
    "*": (s) => binary(s, (a, b) => a * b),
    "/": (s) => binary(s, (a, b) => { if (b === 0) throw new Error("Division by zero"); return Math.trunc(a / b); }),
    dup: (s) => { need(s, 1); s.push(s[s.length - 1]); },
    drop: (s) => { need(s, 1); s.pop(); },
    swap: (s) => { need(s, 2); const b = s.pop()!, a = s.pop()!; s.push(b, a); },
    over: (s) => { need(s, 2); s.push(s.at(-2)!); },
  };
  evaluate(program: string): void {
    const tokens = program.toLowerCase().split(" ").filter((t) => t.length > 0);
    while (tokens.length > 0) {
      const tok = tokens.shift()!;
      if (tok === ":") {
        const name = tokens.shift();
        if (name === undefined || !isNaN(Number(name))) throw new Error("Invalid definition");
        const body: Word[] = [];
        for (let t = tokens.shift(); t !== ";"; t = tokens.shift()) {
          if (t === undefined) throw new Error("Unterminated definition");
          body.push(this.compile(t));
        }
        this.words[name] = (s) => body.forEach((w) => w(s));
      } else {
        this.compile(tok)(this.stack);
      }
    }
  }
  private compile(tok: string): Word {
    const w = this.words[tok];
    if (w) return w;
    const n = parseInt(tok, 10);
    if (Number.isNaN(n)) throw new Error("Unknown command");
    return (s) => { s.push(n); };
  }
}
function need(s: number[], n: number) {
  if (s.length === 0) throw new Error("Stack empty");
  if (s.length < n) throw new Error("Only one value on the stack");
}
function binary(s: number[], f: (a: number, b: number) => number) {
  need(s, 2);
  const b = s.pop() as number;
  const a = s.pop() as number;
  s.push(f(a, b));
}
for (const prog of ["1 2 3 4 5", "-1 -2 -3 4", "1 2 +", "+", "1 +", "12 3 /", "8 3 /", "4 0 /", "1 2 3 dup over swap drop", ": dup-twice dup dup ; 1 dup-twice", ": foo 5 ; : bar foo ; : foo 6 ; bar foo", ": 1 2 ;", "foo", ": SWAP DUP Dup dup ; 1 swap"]) {
  const f = new Forth();
  try { f.evaluate(prog); console.log(prog, "=>", f.stack); }
  catch (e) { console.log(prog, "=> Error:", e instanceof Error ? e.message : e); }
}
