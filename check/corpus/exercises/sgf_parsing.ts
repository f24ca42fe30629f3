// A parser of game trees with escapes, by hand over an index in a closure.
export interface Sgf {
  properties: Record<string, string[]>;
  children: Sgf[];
}
export function parse(input: string): Sgf {
  let at = 0;
  const fail = (m: string): never => {
    throw new Error(m);
  };
  const peek = () => input[at];
  const take = (c: string) => (input[at] === c ? (at++, true) : false);
  function node(): Sgf {
    const properties: Sgf["properties"] = {};
    while (peek() !== undefined && /[A-Za-z]/.test(peek()!)) {
      let key = "";
      while (/[A-Za-z]/.test(peek() ?? "")) key += input[at++];
      if (key !== key.toUpperCase()) fail("property must be in uppercase");
      if (peek() !== "[") fail("properties without delimiter");
      while (take("[")) (properties[key] ||= []).push(value());
    }
    return { properties, children: [] };
  }
  function value(): string {
    let text = "";
    for (; at < input.length && input[at] !== "]"; at++) {
      let c = input[at]!;
      if (c === "\\") {
        c = input[++at]!;
        if (c === "\n") continue;
      } else if (c === "\n") {
        text += c;
        continue;
      }
      text += /\s/.test(c) ? " " : c;
    }
    if (!take("]")) fail("value is not closed");
    return text;
  }
  function tree(): Sgf {
    if (!take("(")) fail("tree missing");
    if (!take(";")) fail("tree with no nodes");
    const root = node();
    let last = root;
    while (take(";")) {
      const n = node();
      last.children.push(n);
      last = n;
    }
    while (peek() === "(") last.children.push(tree());
    if (!take(")")) fail("tree is not closed");
    return root;
  }
  return tree();
}
for (const text of [
  "",
  "()",
  ";",
  "(;)",
  "(;A[B])",
  "(;A[b]C[d])",
  "(;A[B];B[C])",
  "(;A[B](;B[C])(;C[D]))",
  "(;A[b][c][d])",
  "(;A)",
  "(;a[b])",
  "(;A[\\]b\nc\\\nd\t\te\\\\ \\n])",
  "(;A[b](;C[d];E[f]))",
]) {
  try {
    console.dir(parse(text), { depth: null });
  } catch (e) {
    console.log(JSON.stringify(text), (<Error>e).message);
  }
}
