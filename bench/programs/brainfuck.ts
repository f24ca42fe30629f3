// A brainfuck interpreter.

function jumps(program: string): number[] {
  const table: number[] = new Array(program.length).fill(0);
  const open: number[] = [];
  for (let i = 0; i < program.length; i++) {
    if (program[i] === "[") open.push(i);
    else if (program[i] === "]") {
      const start = open.pop();
      if (start === undefined) throw new Error("unbalanced ]");
      table[start] = i;
      table[i] = start;
    }
  }
  return table;
}

function run(program: string): string {
  const table = jumps(program);
  const memory: number[] = new Array(30000).fill(0);
  let pointer = 0;
  let output = "";
  for (let i = 0; i < program.length; i++) {
    switch (program[i]) {
      case ">":
        pointer++;
        break;
      case "<":
        pointer--;
        break;
      case "+":
        memory[pointer] = (memory[pointer] + 1) & 255;
        break;
      case "-":
        memory[pointer] = (memory[pointer] - 1) & 255;
        break;
      case ".":
        output += String.fromCharCode(memory[pointer]);
        break;
      case "[":
        if (memory[pointer] === 0) i = table[i];
        break;
      case "]":
        if (memory[pointer] !== 0) i = table[i];
        break;
    }
  }
  return output;
}

console.log(run("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+."));
// Nested loops that only count.
const nested = "++++++++[->++++++++[->++++++++[->++++++++[->++++++++[->++++++++[->+<]<]<]<]<]<]>>>>>>.";
console.log(run(nested.repeat(1)).charCodeAt(0));
let length = 0;
for (let i = 0; i < 15; i++) length += run(nested).length;
console.log(length);
