// A parser and printer of JSON.
type JSONValue = null | boolean | number | string | JSONValue[] | {
  [key: string]: JSONValue;
};
class Parser {
  private i = 0;
  constructor(private readonly s: string) { }
  static parse(s: string): JSONValue {
    const p = new Parser(s);
    const v = p.value();
    p.ws();
    if (p.i < s.length)
      p.fail("trailing");
    return v;
  }
  private fail(m: string): never {
    throw new SyntaxError(`${m} at ${this.i}`);
  }
  private ws() {
    while (/\s/.test(this.s[this.i] ?? ""))
      this.i++;
  }
  private eat(c: string) {
    this.ws();
    if (this.s[this.i] !== c)
      this.fail(`expected '${c}'`);
    this.i++;
  }
  private value(): JSONValue {
    this.ws();
    const c = this.s[this.i];
    if (c === "{")
      return this.object();
    if (c === "[")
      return this.array();
    if (c === '"')
      return this.string();
    for (const [w, v] of [["true", true], ["false", false], ["null", null]] as const)
      if (this.s.startsWith(w, this.i)) {
        this.i += w.length;
        return v;
      }
    const m = /^-?\d+(\.\d+)?([eE][+-]?\d+)?/.exec(this.s.slice(this.i));
    if (!m)
      this.fail("unexpected " + (c ?? "end"));
    this.i += m![0].length;
    return Number(m![0]);
  }
  private object() {
    const o: {
      [k: string]: JSONValue;
    } = {};
    this.eat("{");
    this.ws();
    if (this.s[this.i] === "}") {
      this.i++;
      return o;
    }
    do {
      this.ws();
      const k = this.string();
      this.eat(":");
      o[k] = this.value();
      this.ws();
    } while (this.s[this.i] === "," && ++this.i);
    this.eat("}");
    return o;
  }
  private array() {
    const a: JSONValue[] = [];
    this.eat("[");
    this.ws();
    if (this.s[this.i] === "]") {
      this.i++;
      return a;
    }
    for (;;) {
      a.push(this.value());
      this.ws();
      if (this.s[this.i] === ",")
        this.i++;
      else
        break;
    }
    this.eat("]");
    return a;
  }
  private string(): string {
    this.eat('"');
    let r = "";
    while (this.s[this.i] !== '"') {
      if (this.i >= this.s.length)
        this.fail("unterminated");
      if (this.s[this.i] === "\\") {
        const e = this.s[++this.i];
        r += e === "u" ? String.fromCharCode(parseInt(this.s.slice(this.i + 1, (this.i += 4) + 1), 16)) : ({ n: "\n", t: "\t" } as Record<string, string>)[e] ?? e;
      }
      else
        r += this.s[this.i];
      this.i++;
    }
    this.i++;
    return r;
  }
}
console.log(Parser.parse(' {"a": [1, -2.5e2, true, null, {"b":"x\\n\\u0041"}], "c": {} , "d": []}'));
for (const bad of ["{", "[1,]", '{"a" 1}', '"abc', "nul", "1 2"])
  try {
    console.log(Parser.parse(bad));
  }
  catch (e) {
    console.log((e as Error).name, (e as Error).message);
  }
const pretty = (v: JSONValue, ind = ""): string => v === null || typeof v !== "object" ? JSON.stringify(v) : Array.isArray(v) ? (v.length ? `[\n${v.map((x) => ind + "  " + pretty(x, ind + "  ")).join(",\n")}\n${ind}]` : "[]") : `{${Object.entries(v).map(([k, x]) => `\n${ind}  ${JSON.stringify(k)}: ${pretty(x, ind + "  ")}`).join(",")}\n${ind}}`;
console.log(pretty({ a: [1, "two", { b: null }], c: {} }));
