type Token = { type: "number"; value: number } | { type: "op"; value: string };
function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let i = 0;
  while (i < text.length) {
    const c = text[i];
    if (c === " ") {
      i++;
    } else if (c >= "0" && c <= "9") {
      let digits = "";
      while (i < text.length && ((text[i] >= "0" && text[i] <= "9") || text[i] === ".")) digits += text[i++];
      tokens.push({ type: "number", value: parseFloat(digits) });
    } else {
      tokens.push({ type: "op", value: c });
      i++;
    }
  }
  return tokens;
}
class Parser {
  private at = 0;
  constructor(private tokens: Token[]) {}
  private peek(): string | undefined {
    const t = this.tokens[this.at];
    return t?.type === "op" ? t.value : undefined;
  }
  expression(): number {
    let value = this.term();
    while (this.peek() === "+" || this.peek() === "-") {
      const op = this.peek();
      this.at++;
      const right = this.term();
      value = op === "+" ? value + right : value - right;
    }
    return value;
  }
  private term(): number {
    let value = this.factor();
    while (this.peek() === "*" || this.peek() === "/") {
      const op = this.peek();
      this.at++;
      const right = this.factor();
      value = op === "*" ? value * right : value / right;
    }
    return value;
  }
  private factor(): number {
    const t = this.tokens[this.at++];
    if (t === undefined) throw new SyntaxError("unexpected end");
    if (t.type === "number") return t.value;
    if (t.value === "-") return -this.factor();
    if (t.value === "(") {
      const value = this.expression();
      if (this.peek() !== ")") throw new SyntaxError("expected )");
      this.at++;
      return value;
    }
    throw new SyntaxError("unexpected " + t.value);
  }
}
for (const text of ["1 + 2 * 3", "(1 + 2) * 3", "-4 / (2 - 2.5)", "2 *", "(1", "2 + )"]) {
  try {
    console.log(text, "=", new Parser(tokenize(text)).expression());
  } catch (e) {
    console.log(text, "->", (e as Error).message);
  }
}
