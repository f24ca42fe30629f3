// Programs of any length, for checks of how the time of an emission grows with it. Each kind is a
// shape that some pass could take quadratic time over.

/** Repeats `text` for 0, 1, ... until there are about `lines` lines. */
function repeat(lines, text) {
  const parts = [];
  for (let i = 0, count = 0; count < lines; i++) {
    parts.push(text(i));
    count += parts.at(-1).split("\n").length;
  }
  return parts.join("\n");
}

/** Modules of the usual kind: interfaces, classes, functions with loops. */
function modules(lines) {
  return repeat(
    lines,
    (i) => `interface Shape${i} { kind: "square" | "circle"; size: number; next?: Shape${i} }

class Store${i} {
  private items = new Map<string, number>();
  total = 0;
  constructor(private limit: number) {}
  add(name: string, count: number): boolean {
    if (this.items.size >= this.limit) return false;
    this.items.set(name, count);
    this.total += count;
    return true;
  }
  names(): string[] {
    return [...this.items.keys()].filter((name) => name.length > 1).map((name) => name.trim());
  }
}

function area${i}(shape: Shape${i}): number {
  switch (shape.kind) {
    case "square": return shape.size ** 2;
    case "circle": return shape.size * ${i} + (shape.next ? area${i}(shape.next) : 0);
  }
}

function work${i}(n: number): string {
  const store = new Store${i}(n);
  for (let k = 0; k < n; k++) store.add("item" + k, k);
  let text = "";
  for (const name of store.names()) text += name;
  return text + area${i}({ kind: "circle", size: n, next: { kind: "square", size: 2 } });
}
console.log(work${i}(${i % 20}));
`,
  );
}

/** Functions that hand their objects on to the next. */
function chain(lines) {
  const links = repeat(
    lines,
    (i) => `function link${i}(x: { v: number; s: string }, log: number[]): { v: number; s: string } {
  const y = { v: x.v + 1, s: x.s + "a" };
  log.push(y.v);
  return y.v > 100 ? y : link${i + 1}(y, log);
}`,
  );
  const count = links.split("function link").length - 1;
  return `${links}
function link${count}(x: { v: number; s: string }, log: number[]): { v: number; s: string } {
  return log.length ? x : x;
}
console.log(link0({ v: 1, s: "" }, []));
`;
}

/** Statements of a script, all at the top level. */
function script(lines) {
  const body = repeat(
    lines,
    (i) => `const a${i} = ${i} * 2;
let b${i} = { x: a${i}, y: "s${i}", z: [a${i}, 1] };
if (b${i}.x > 10) log.push(b${i}.y);
b${i}.z.push(b${i}.x);`,
  );
  return `const log: string[] = [];\n${body}\nconsole.log(log.length);\n`;
}

/** One function of many branches. */
function branches(lines) {
  const body = repeat(
    lines,
    (i) => `  if (t % ${i + 2} === 0) { t += ${i}; } else { t = (t * 3 + ${i}) % 1000; }
  const v${i} = t > 5 ? "a" : "b";
  if (v${i} === "a") t++;`,
  );
  return `function big(n: number): number {
  let t = n;
${body}
  return t;
}
console.log(big(5));
`;
}

export const GROWTH = { modules, chain, script, branches };
