// A calculator that reads its expressions by lines.
import * as readline from "readline";

const rl = readline.createInterface(process.stdin);
let total = 0;
const history: { line: string; total: number }[] = [];

function evaluate(line: string): void {
  const [operator, text] = line.split(" ");
  const value = Number(text);
  if (Number.isNaN(value)) throw new SyntaxError(`no number: ${text}`);
  switch (operator) {
    case "+":
      total += value;
      break;
    case "-":
      total -= value;
      break;
    case "*":
      total *= value;
      break;
    default:
      throw new SyntaxError(`no operator: ${operator}`);
  }
  history.push({ line, total });
}

rl.on("line", (line: string) => {
  if (!line) return;
  try {
    evaluate(line);
    console.log(total);
  } catch (error) {
    console.log(`${(error as Error).name}: ${(error as Error).message}`);
  }
}).on("close", () => console.table(history));
