// Random programs: declarations, then statements that use and print them. Loops are bounded, calls go
// only to functions that are declared before, strings and arrays are cut, so that every program ends
// soon. A program is a list of parts that can be left out one by one to make it smaller.
import { Expressions } from "./expressions.mjs";
import { Random } from "./random.mjs";
import { arrayOf, BOOLEAN, NUMBER, optional, STRING, textOf } from "./types.mjs";

const WORDS = ["alpha", "beta", "gamma", "delta", "item", "count", "label", "total", "flag", "size"];

class Scope {
  constructor() {
    this.levels = [[]];
    this.counter = 0;
  }

  enter() {
    this.levels.push([]);
  }

  leave() {
    this.levels.pop();
  }

  add(name, type, mutable) {
    this.levels.at(-1).push({ name, type, mutable });
  }

  readable() {
    return this.levels.flat();
  }

  /** Variables of the innermost function that may be assigned to. */
  writable() {
    return this.readable().filter((variable) => variable.mutable);
  }

  fresh(prefix) {
    return `${prefix}${this.counter++}`;
  }
}

/** Makes the program of a seed: { text, parts }. `parts` are independent pieces, in order. */
export function makeProgram(seed) {
  return new Program(new Random(seed)).make(seed);
}

class Program {
  constructor(random) {
    this.random = random;
    this.scope = new Scope();
    this.functions = [];
    this.classes = [];
    this.objects = [];
    this.expressions = new Expressions(random, this.scope, this);
    this.loops = 0;
    this.inFunction = null;
  }

  make() {
    const { random } = this;
    const parts = [];
    for (let i = random.between(1, 3); i > 0; i--) parts.push(this.interface());
    for (let i = random.between(0, 2); i > 0; i--) parts.push(this.class());
    for (let i = random.between(1, 4); i > 0; i--) parts.push(this.function());
    for (let i = random.between(3, 6); i > 0; i--) parts.push(this.variable(""));
    for (let i = random.between(5, 12); i > 0; i--) parts.push(this.guarded());
    for (const { name } of this.scope.readable()) parts.push(`console.log("${name}", ${name});`);
    return parts;
  }

  expression(type, depth = 3) {
    return this.expressions.of(type, depth);
  }

  // ---- types ----

  plainType() {
    return this.random.pick([NUMBER, NUMBER, STRING, BOOLEAN]);
  }

  type(depth = 2) {
    const { random } = this;
    switch (random.between(0, depth > 0 ? 11 : 3)) {
      case 0: case 1: case 2: case 3: return this.plainType();
      case 4: case 5: return arrayOf(this.type(depth - 1));
      case 6: return optional(this.plainType());
      case 7: return { kind: "map", key: random.pick([STRING, NUMBER]), of: this.type(depth - 1) };
      case 8: return { kind: "set", of: random.pick([STRING, NUMBER]) };
      case 9: return this.objects.length ? random.pick(this.objects) : NUMBER;
      case 10: return this.classes.length ? random.pick(this.classes) : STRING;
      default: return { kind: "tuple", of: [this.plainType(), this.plainType()] };
    }
  }

  fields(count) {
    const names = new Set();
    while (names.size < count) names.add(this.random.pick(WORDS));
    return [...names].map((name) => ({ name, type: this.type(1), optional: this.random.chance(25) }));
  }

  interface() {
    const type = { kind: "object", name: `Shape${this.objects.length}`, fields: this.fields(this.random.between(1, 4)) };
    const lines = type.fields.map((field) => `  ${field.name}${field.optional ? "?" : ""}: ${textOf(field.type)};`);
    this.objects.push(type);
    return `interface ${type.name} {\n${lines.join("\n")}\n}`;
  }

  class() {
    const { random } = this;
    const name = `Class${this.classes.length}`;
    const base = this.classes.length && random.chance(60) ? random.pick(this.classes) : null;
    const own = this.fields(random.between(1, 2)).map((field) => ({ ...field, name: `${field.name}${this.classes.length}`, optional: false }));
    const inherited = base ? base.parameters.map((type) => this.expression(type, 1)) : [];
    const type = {
      kind: "class", name, base, fields: [...(base?.fields ?? []), ...own],
      methods: [], parameters: own.map((field) => field.type),
    };
    const lines = [`class ${name}${base ? ` extends ${base.name}` : ""} {`];
    const parameters = own.map((field) => `public ${field.name}: ${textOf(field.type)}`).join(", ");
    lines.push(base ? `  constructor(${parameters}) {\n    super(${inherited.join(", ")});\n  }` : `  constructor(${parameters}) {}`);
    const result = this.plainType();
    const method = base?.methods.length && random.chance(60) ? base.methods[0]
      : { name: `get${this.classes.length}`, parameters: [], result };
    this.scope.enter();
    own.forEach((field) => this.scope.add(`this.${field.name}`, field.type, false));
    lines.push(`  ${method.name}(): ${textOf(method.result)} {\n    return ${this.expression(method.result, 2)};\n  }`);
    if (random.chance(40)) lines.push(`  get size${name}(): number {\n    return ${this.expression(NUMBER, 2)};\n  }`);
    this.scope.leave();
    lines.push("}");
    type.methods = [...(base?.methods.filter((one) => one.name !== method.name) ?? []), method];
    this.classes.push(type);
    return lines.join("\n");
  }

  function() {
    const { random } = this;
    const name = `f${this.functions.length}`;
    const made = { name, parameters: [], result: this.type(1), ready: false };
    this.scope.enter();
    const names = Array.from({ length: random.between(0, 3) }, () => this.scope.fresh("a"));
    for (const parameter of names) {
      const type = this.type(1);
      made.parameters.push(type);
      this.scope.add(parameter, type, random.chance(50));
    }
    this.inFunction = made;
    const body = this.statements(random.between(0, 3), "  ", 2);
    const last = `  return ${this.expression(made.result)};`;
    this.inFunction = null;
    this.scope.leave();
    made.ready = true;
    this.functions.push(made);
    const list = names.map((one, i) => `${one}: ${textOf(made.parameters[i])}`);
    return `function ${name}(${list.join(", ")}): ${textOf(made.result)} {\n${[...body, last].join("\n")}\n}`;
  }

  // ---- statements ----

  guarded() {
    this.scope.enter();
    const body = this.statements(this.random.between(1, 4), "  ", 3);
    this.scope.leave();
    return `try {\n${body.join("\n")}\n} catch (error) {\n  console.log("caught", error instanceof Error ? error.message : error);\n}`;
  }

  statements(count, indent, depth) {
    return Array.from({ length: count }, () => this.statement(indent, depth));
  }

  block(indent, depth, before = []) {
    this.scope.enter();
    for (const [name, type] of before) this.scope.add(name, type, false);
    const lines = this.statements(this.random.between(1, 2), `${indent}  `, depth - 1);
    this.scope.leave();
    return `{\n${lines.join("\n")}\n${indent}}`;
  }

  variable(indent) {
    const { random } = this;
    const type = this.type();
    const name = this.scope.fresh("v");
    const mutable = random.chance(70);
    const annotation = !mutable || random.chance(80) || type.kind === "optional" ? `: ${textOf(type)}` : "";
    const value = this.expression(type);
    this.scope.add(name, type, mutable && annotation !== "");
    return `${indent}${mutable ? "let" : "const"} ${name}${annotation} = ${this.cut(type, value)};`;
  }

  /** Keeps strings and arrays that are assigned in loops from growing. */
  cut(type, value) {
    if (type === STRING) return `(${value}).slice(0, 40)`;
    if (type.kind === "array") return `(${value}).slice(0, 8)`;
    return value;
  }

  statement(indent, depth) {
    const { random } = this;
    const kind = random.between(0, depth > 0 ? 17 : 6);
    switch (kind) {
      case 0: case 1: return this.variable(indent);
      case 2: case 3: return `${indent}console.log(${[this.expression(this.type()), this.expression(this.type(1), 2)].join(", ")});`;
      case 4: case 5: return this.assignment(indent);
      case 6: return this.mutation(indent);
      case 7: case 8: return this.if(indent, depth);
      case 9: {
        const name = this.scope.fresh("i");
        const step = random.pick(["++", "++", " += 2"]);
        return `${indent}for (let ${name} = 0; ${name} < ${random.between(1, 5)}; ${name}${step}) ${this.inLoop(() => this.block(indent, depth, [[name, NUMBER]]))}`;
      }
      case 10: {
        const of = this.plainType();
        const name = this.scope.fresh("e");
        const list = this.expression(arrayOf(of), 2);
        return `${indent}for (const ${name} of ${list}.slice(0, 4)) ${this.inLoop(() => this.block(indent, depth, [[name, of]]))}`;
      }
      case 11: {
        const name = this.scope.fresh("c");
        const text = this.expression(STRING, 2);
        return `${indent}for (const ${name} of ${text}.slice(0, 4)) ${this.inLoop(() => this.block(indent, depth, [[name, STRING]]))}`;
      }
      case 12: {
        const name = this.scope.fresh("n");
        const body = this.inLoop(() => this.block(indent, depth, [[name, NUMBER]]));
        return `${indent}let ${name} = ${random.between(1, 4)};\n${indent}while (${name}-- > 0) ${body}`;
      }
      case 13: return this.switch(indent, depth);
      case 14: return this.try(indent, depth);
      case 15: return this.destructuring(indent);
      case 16: return this.closures(indent);
      default: return this.jump(indent);
    }
  }

  inLoop(make) {
    this.loops++;
    const text = make();
    this.loops--;
    return text;
  }

  if(indent, depth) {
    const test = this.expression(BOOLEAN, 2);
    const then = this.block(indent, depth);
    const otherwise = this.random.chance(50) ? ` else ${this.block(indent, depth)}` : "";
    return `${indent}if (${test}) ${then}${otherwise}`;
  }

  assignment(indent) {
    const { random } = this;
    const targets = this.scope.writable();
    if (targets.length === 0) return this.variable(indent);
    const { name, type } = random.pick(targets);
    if (type === NUMBER && random.chance(50)) {
      if (random.chance(30)) return `${indent}${name}${random.pick(["++", "--"])};`;
      return `${indent}${name} ${random.pick(["+=", "-=", "*=", "%=", "|=", "^=", ">>=", "&="])} ${this.expression(NUMBER)};`;
    }
    if (type.kind === "optional" && random.chance(40)) return `${indent}${name} ??= ${this.expression(type)};`;
    if (type === BOOLEAN && random.chance(40)) return `${indent}${name} ${random.pick(["&&=", "||="])} ${this.expression(type)};`;
    return `${indent}${name} = ${this.cut(type, this.expression(type))};`;
  }

  mutation(indent) {
    const { random } = this;
    const targets = this.scope.readable().filter(({ type }) => ["array", "map", "set", "object", "class"].includes(type.kind));
    if (targets.length === 0) return this.assignment(indent);
    const { name, type } = random.pick(targets);
    switch (type.kind) {
      case "array": return `${indent}if (${name}.length < 8) ${this.arrayMutation(name, type)}`;
      case "map": return random.chance(75)
        ? `${indent}if (${name}.size < 8) ${name}.set(${this.expression(type.key, 2)}, ${this.expression(type.of, 2)});`
        : `${indent}console.log(${name}.delete(${this.expression(type.key, 2)}));`;
      case "set": return random.chance(75) ? `${indent}${name}.add(${this.expression(type.of, 2)});`
        : `${indent}console.log(${name}.has(${this.expression(type.of, 2)}));`;
      default: {
        const field = random.pick(type.fields);
        return `${indent}${name}.${field.name} = ${this.cut(field.type, this.expression(field.type, 2))};`;
      }
    }
  }

  arrayMutation(name, type) {
    const { random } = this;
    const value = () => this.expression(type.of, 2);
    switch (random.between(0, 7)) {
      case 0: case 1: return `${name}.push(${value()});`;
      case 2: return `${name}.unshift(${value()}, ${value()});`;
      case 3: return `console.log(${name}.splice(${random.between(0, 2)}, ${random.between(0, 2)}, ${value()}));`;
      case 4: return `${name}.reverse();`;
      case 5: return `console.log(${name}.${random.pick(["pop", "shift"])}());`;
      case 6: return `${name}[${random.between(0, 3)}] = ${value()};`;
      default: return `${name}.fill(${value()}, 1, 3);`;
    }
  }

  switch(indent, depth) {
    const { random } = this;
    const type = random.pick([NUMBER, STRING]);
    const seen = new Set();
    const clauses = [];
    for (let i = random.between(1, 3); i > 0; i--) {
      const test = this.expressions.literal(type, 0);
      if (seen.has(test)) continue;
      seen.add(test);
      const body = this.block(`${indent}  `, depth);
      clauses.push(`${indent}  case ${test}: ${body}${random.chance(70) ? `\n${indent}  break;` : ""}`);
    }
    if (random.chance(60)) clauses.splice(random.between(0, clauses.length), 0, `${indent}  default: ${this.block(`${indent}  `, depth)}`);
    return `${indent}switch (${this.expression(type, 2)} as ${textOf(type)}) {\n${clauses.join("\n")}\n${indent}}`;
  }

  try(indent, depth) {
    const { random } = this;
    const thrown = random.chance(50)
      ? `\n${indent}  if (${this.expression(BOOLEAN, 2)}) throw new ${random.pick(["Error", "TypeError", "RangeError"])}(${this.expression(STRING, 2)});` : "";
    const body = this.block(indent, depth).replace(/^\{/, () => `{${thrown}`);
    const name = this.scope.fresh("error");
    const shown = `\n${indent}  console.log(${name} instanceof Error ? ${name}.message : ${name});`;
    const handler = ` catch (${name}) ${this.block(indent, depth).replace(/^\{/, () => `{${shown}`)}`;
    const last = random.chance(40) ? ` finally ${this.block(indent, depth)}` : "";
    return `${indent}try ${body}${handler}${last}`;
  }

  destructuring(indent) {
    const { random } = this;
    const names = [this.scope.fresh("d"), this.scope.fresh("d")];
    const of = this.plainType();
    const objects = this.scope.readable().filter(({ type }) => type.kind === "object");
    if (objects.length && random.chance(50)) {
      const { name, type } = random.pick(objects);
      const field = random.pick(type.fields);
      const whole = field.optional ? optional(field.type) : field.type;
      this.scope.add(names[0], whole, false);
      return `${indent}const { ${field.name}: ${names[0]}, ...${names[1]} } = ${name};\n${indent}console.log(${names.join(", ")});`;
    }
    const list = this.expression(arrayOf(of), 2);
    const fallback = this.expression(of, 1);
    this.scope.add(names[0], of, false);
    this.scope.add(names[1], arrayOf(of), false);
    return `${indent}const [${names[0]} = ${fallback}, ...${names[1]}] = ${list};`;
  }

  closures(indent) {
    const [list, name] = [this.scope.fresh("fs"), this.scope.fresh("k")];
    this.scope.enter();
    this.scope.add(name, NUMBER, false);
    const result = this.plainType();
    const body = this.expression(result, 2);
    this.scope.leave();
    return `${indent}const ${list}: (() => ${textOf(result)})[] = [];\n` +
      `${indent}for (let ${name} = 0; ${name} < 3; ${name}++) ${list}.push(() => ${body});\n` +
      `${indent}console.log(${list}.map((f) => f()));`;
  }

  jump(indent) {
    const { random } = this;
    const test = this.expression(BOOLEAN, 2);
    if (this.loops > 0 && random.chance(70)) return `${indent}if (${test}) ${random.pick(["break", "continue"])};`;
    if (this.inFunction) return `${indent}if (${test}) return ${this.expression(this.inFunction.result, 2)};`;
    return `${indent}if (${test}) throw new Error(${this.expression(STRING, 1)});`;
  }
}
