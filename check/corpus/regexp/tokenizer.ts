// tokenizer with sticky regex table
type TokenType = "number" | "ident" | "op" | "ws" | "string";
interface Token { type: TokenType; value: string; pos: number }
const rules: [TokenType, RegExp][] = [
  ["ws", /\s+/y], ["number", /\d+(?:\.\d+)?/y], ["ident", /[A-Za-z_]\w*/y], ["string", /"(?:[^"\\]|\\.)*"/y], ["op", /[-+*\/()=<>!]=?/y],
];
function tokenize(src: string): Token[] {
  const out: Token[] = [];
  let pos = 0;
  outer: while (pos < src.length) {
    for (const [type, re] of rules) {
      re.lastIndex = pos;
      const m = re.exec(src);
      if (m) {
        if (type !== "ws") out.push({ type, value: m[0], pos });
        pos = re.lastIndex;
        continue outer;
      }
    }
    throw new SyntaxError(`Unexpected '${src[pos]}' at ${pos}`);
  }
  return out;
}
console.log(tokenize(`let x1 = 3.14 * (y + "a\\"b") >= 2`));
try { tokenize("a # b"); } catch (e) { console.log((e as Error).message); }
class Lexer {
  private static readonly PATTERN = /(?<num>\d+)|(?<id>[a-z]+)|(?<punct>[^\s\w])/g;
  constructor(private readonly text: string) {}
  tokens(): string[] {
    return [...this.text.matchAll(Lexer.PATTERN)].map((m) => {
      const g = m.groups as { num?: string; id?: string; punct?: string };
      return g.num !== undefined ? `N(${g.num})` : g.id ? `I(${g.id})` : `P(${g.punct})`;
    });
  }
}
console.log(new Lexer("ab + 12*c;").tokens().join(" "));
