// Questions of arithmetic in words.
const ops: {
  [op: string]: (a: number, b: number) => number;
} = {
  plus: (a, b) => a + b, minus: (a, b) => a - b, multiplied: (a, b) => a * b, divided: (a, b) => a / b
};
export function answer(q: string) {
  if (!q.startsWith("What is"))
    throw new Error("Unknown operation");
  const tokens = q.replace(/^What is\s*|\?$/g, "").replace(/ by/g, "").split(/\s+/).filter(Boolean);
  if (!tokens.length)
    throw new Error("Syntax error");
  let acc: number | null = null;
  let op: ((a: number, b: number) => number) | null = null;
  for (const t of tokens) {
    if (/^-?\d+$/.test(t)) {
      if (acc === null)
        acc = +t;
      else if (op) {
        acc = op(acc, +t);
        op = null;
      }
      else
        throw new Error("Syntax error");
    }
    else if (t in ops) {
      if (op || acc === null)
        throw new Error("Syntax error");
      op = ops[t];
    }
    else
      throw new Error("Unknown operation");
  }
  if (op)
    throw new Error("Syntax error");
  return acc;
}
for (const q of [
  "What is 5?", "What is 1 plus 1?", "What is 33 divided by -3?", "What is 3 plus 2 multiplied by 3?", "What is 52 cubed?", "What is 1 plus?", "What is 1 2?", "Who?"
]) {
  try {
    console.log(answer(q));
  }
  catch (e) {
    console.log(String(e));
  }
}
