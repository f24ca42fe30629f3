// Random expressions of a wanted type, from what is in scope.
import { arrayOf, BOOLEAN, fits, NUMBER, optional, STRING, textOf } from "./types.mjs";

const NUMBERS = ["0", "1", "2", "3", "7", "10", "-1", "-5", "0.5", "2.25", "100", "255", "1e3", "65536",
  "2147483647", "-2147483648", "4294967295", "9007199254740991", "1e21", "NaN", "Infinity", "-0", "0.1"];
const STRINGS = ["", "a", "abc", "Hello, World", "x y z", "12", "3.5", "ÄÖÜ", "日本", "😀!", "a,b,,c", "  pad ",
  "\\n", "true", "null", "zebra", "Z"];

export class Expressions {
  constructor(random, scope, program) {
    this.random = random;
    this.scope = scope;
    this.program = program;
  }

  /** An expression of the type, at most `depth` deep; always in parentheses where it matters. */
  of(type, depth = 3) {
    const { random } = this;
    const names = this.scope.readable().filter((variable) => fits(variable.type, type));
    if (names.length > 0 && (depth <= 0 || random.chance(35))) return random.pick(names).name;
    if (depth <= 0) return this.literal(type, 0);
    const common = this.anywhere(type, depth);
    if (common) return common;
    switch (type.kind) {
      case "number": return this.number(depth - 1);
      case "string": return this.string(depth - 1);
      case "boolean": return this.boolean(depth - 1);
      case "array": return this.array(type, depth - 1);
      case "optional": return this.optional(type, depth - 1);
      default: return this.literal(type, depth - 1);
    }
  }

  /** What can stand for any type: a choice, a call, a field, an element; or null. */
  anywhere(type, depth) {
    const { random } = this;
    switch (random.between(0, 11)) {
      case 0:
        return `(${this.of(BOOLEAN, depth - 1)} ? ${this.of(type, depth - 1)} : ${this.of(type, depth - 1)})`;
      case 1: {
        const found = this.program.functions.filter((one) => fits(one.result, type) && one.ready);
        return found.length ? this.call(random.pick(found), depth - 1) : null;
      }
      case 2: {
        const found = this.fieldsOf(type);
        return found.length ? random.pick(found) : null;
      }
      case 3:
        return `(${this.of(optional(type), depth - 1)} ?? ${this.of(type, depth - 1)})`;
      case 4:
        return `(${this.of(arrayOf(type), depth - 1)}.at(${this.index()}) ?? ${this.literal(type, 0)})`;
      case 5:
        return `((same: ${textOf(type)}) => same)(${this.of(type, depth - 1)})`;
      default: return null;
    }
  }

  call(callee, depth) {
    const args = callee.parameters.map((type) => this.of(type, depth));
    return `${callee.name}(${args.join(", ")})`;
  }

  /** Reads of fields of variables that fit. */
  fieldsOf(type) {
    const found = [];
    for (const variable of this.scope.readable()) {
      for (const field of variable.type.fields ?? []) {
        const whole = field.optional ? optional(field.type) : field.type;
        if (fits(whole, type)) found.push(`${variable.name}.${field.name}`);
      }
      for (const method of variable.type.methods ?? []) {
        if (method.parameters.length === 0 && fits(method.result, type)) found.push(`${variable.name}.${method.name}()`);
      }
    }
    return found;
  }

  index() {
    return this.random.pick(["0", "1", "2", "-1", "-2", "5"]);
  }

  literal(type, depth) {
    const { random } = this;
    switch (type.kind) {
      case "number": {
        const text = random.pick(NUMBERS);
        return text.startsWith("-") ? `(${text})` : text;
      }
      case "string": return `"${random.pick(STRINGS)}"`;
      case "boolean": return random.pick(["true", "false"]);
      case "optional": return random.chance(40) ? "undefined" : this.of(type.of, depth);
      case "array": {
        const items = Array.from({ length: random.between(0, 4) }, () => this.of(type.of, depth - 1));
        return items.length ? `[${items.join(", ")}]` : `([] as ${textOf(type)})`;
      }
      case "tuple": return `([${type.of.map((part) => this.of(part, depth - 1)).join(", ")}] as ${textOf(type)})`;
      case "union": return this.of(random.pick(type.of), depth);
      case "set": return `new Set<${textOf(type.of)}>(${this.of(arrayOf(type.of), depth - 1)})`;
      case "map": {
        const pairs = Array.from({ length: random.between(0, 3) },
          () => `[${this.of(type.key, depth - 1)}, ${this.of(type.of, depth - 1)}]`);
        return `new Map<${textOf(type.key)}, ${textOf(type.of)}>([${pairs.join(", ")}])`;
      }
      case "object": return this.object(type, depth);
      case "class": {
        const choices = this.program.classes.filter((one) => fits(one, type));
        const made = random.pick(choices.length ? choices : [type]);
        return `new ${made.name}(${made.parameters.map((part) => this.of(part, depth - 1)).join(", ")})`;
      }
      case "function": return this.lambda(type, depth);
      default: throw new Error(`no literal of ${type.kind}`);
    }
  }

  object(type, depth) {
    const { random } = this;
    const parts = type.fields.filter((field) => !field.optional || random.chance(60))
      .map((field) => `${field.name}: ${this.of(field.type, depth - 1)}`);
    if (random.chance(20)) parts.reverse();
    const same = this.scope.readable().filter((variable) => variable.type === type);
    if (same.length && random.chance(30)) parts.unshift(`...${random.pick(same).name}`);
    return `({ ${parts.join(", ")} } as ${type.name})`;
  }

  lambda(type, depth) {
    const names = type.parameters.map(() => this.scope.fresh("p"));
    this.scope.enter();
    type.parameters.forEach((part, i) => this.scope.add(names[i], part, false));
    const body = this.of(type.result, Math.min(depth, 2));
    this.scope.leave();
    const parameters = names.map((name, i) => `${name}: ${textOf(type.parameters[i])}`);
    return `((${parameters.join(", ")}): ${textOf(type.result)} => ${body})`;
  }

  /** A lambda for a method of arrays: parameter types follow from the context. */
  callback(types, result, depth, typed = false) {
    const names = types.slice(0, this.random.between(1, types.length)).map(() => this.scope.fresh("e"));
    this.scope.enter();
    names.forEach((name, i) => this.scope.add(name, types[i], false));
    const body = this.of(result, Math.min(depth, 2));
    this.scope.leave();
    return `(${names.join(", ")})${typed ? `: ${textOf(result)}` : ""} => ${body}`;
  }

  number(depth) {
    const { random } = this;
    const a = () => this.of(NUMBER, depth);
    switch (random.between(0, 17)) {
      case 0: case 1: case 2: return `(${a()} ${random.pick(["+", "-", "*"])} ${a()})`;
      case 3: return `(${a()} ${random.pick(["/", "%"])} ${a()})`;
      case 4: return `(${a()} ${random.pick(["&", "|", "^"])} ${a()})`;
      case 5: return `(${a()} ${random.pick(["<<", ">>", ">>>"])} ${a()})`;
      case 6: return `Math.${random.pick(["floor", "ceil", "round", "trunc", "abs", "sign", "sqrt", "fround"])}(${a()})`;
      case 7: return `Math.${random.pick(["min", "max"])}(${a()}, ${a()})`;
      case 8: return `${this.of(STRING, depth)}.length`;
      case 9: return `${this.of(STRING, depth)}.${random.pick(["indexOf", "lastIndexOf"])}(${this.of(STRING, depth)})`;
      case 10: return `${random.pick(["Number", "parseInt", "parseFloat"])}(${this.of(STRING, depth)})`;
      case 11: return `${this.of(arrayOf(random.pick([NUMBER, STRING])), depth)}.length`;
      case 12: return this.reduce(NUMBER, depth);
      case 13: return `(${random.pick(["-", "~", "+"])}${a()})`;
      case 14: return `Math.imul(${a()}, ${a()})`;
      case 15: return `${this.of(STRING, depth)}.charCodeAt(${random.between(0, 3)})`;
      case 16: return `(${a()} ** ${random.between(0, 3)})`;
      default: {
        const of = random.pick([NUMBER, STRING]);
        return `${this.of(arrayOf(of), depth)}.${random.pick(["indexOf", "lastIndexOf"])}(${this.of(of, depth)})`;
      }
    }
  }

  reduce(result, depth) {
    const of = this.random.pick([NUMBER, STRING, BOOLEAN]);
    const [total, item] = [this.scope.fresh("t"), this.scope.fresh("e")];
    const list = this.of(arrayOf(of), depth);
    const start = this.of(result, depth);
    this.scope.enter();
    this.scope.add(total, result, false);
    this.scope.add(item, of, false);
    const body = this.of(result, 1);
    this.scope.leave();
    return `${list}.reduce((${total}: ${textOf(result)}, ${item}) => ${body}, ${start})`;
  }

  string(depth) {
    const { random } = this;
    const s = () => this.of(STRING, depth);
    const small = () => random.pick(["0", "1", "2", "3", "-1", "-2", "10"]);
    switch (random.between(0, 16)) {
      case 0: case 1: return `(${s()} + ${this.of(random.pick([STRING, NUMBER, BOOLEAN]), depth)})`;
      case 2: return `\`${random.pick(["", "<", "n = "])}\${${this.of(random.pick([STRING, NUMBER, BOOLEAN, optional(NUMBER)]), depth)}}${random.pick(["", ">", "\\n"])}\``;
      case 3: return `${s()}.${random.pick(["slice", "substring"])}(${small()}, ${small()})`;
      case 4: return `${s()}.${random.pick(["toUpperCase", "toLowerCase", "trim", "trimStart", "trimEnd"])}()`;
      case 5: return `${s()}.${random.pick(["padStart", "padEnd"])}(${random.between(0, 12)}, ${s()})`;
      case 6: return `${s()}.repeat(${random.between(0, 3)})`;
      case 7: return `String(${this.of(random.pick([NUMBER, BOOLEAN, optional(STRING), arrayOf(NUMBER)]), depth)})`;
      case 8: return `${s()}.${random.pick(["replace", "replaceAll"])}(${s()}, ${s()})`;
      case 9: return `${this.of(arrayOf(random.pick([STRING, NUMBER, BOOLEAN])), depth)}.join(${s()})`;
      case 10: return `${s()}.charAt(${small()})`;
      case 11: return `(${s()}[${random.between(0, 4)}] ?? ${s()})`;
      case 12: return `JSON.stringify(${this.of(random.pick([STRING, NUMBER, BOOLEAN, arrayOf(STRING), arrayOf(optional(NUMBER))]), depth)})`;
      case 13: return `(typeof ${this.of(random.pick([STRING, NUMBER, optional(BOOLEAN)]), depth)})`;
      case 14: return `${s()}.concat(${s()}, ${s()})`;
      case 15: return this.reduce(STRING, depth);
      default: return `(${this.of(NUMBER, depth)}).${random.pick(["toFixed(2)", "toString()", "toString(2)", "toString(16)", "toFixed(0)"])}`;
    }
  }

  boolean(depth) {
    const { random } = this;
    const b = () => this.of(BOOLEAN, depth);
    switch (random.between(0, 10)) {
      case 0: return `(!${b()})`;
      case 1: return `(${b()} ${random.pick(["&&", "||"])} ${b()})`;
      case 2: case 3: {
        const type = random.pick([NUMBER, STRING]);
        return `(${this.of(type, depth)} ${random.pick(["<", ">", "<=", ">="])} ${this.of(type, depth)})`;
      }
      case 4: {
        const type = random.pick([NUMBER, STRING, BOOLEAN, optional(NUMBER), optional(STRING)]);
        const [left, right] = [this.of(type, depth), this.of(type, depth)];
        return `((${left} as ${textOf(type)}) ${random.pick(["===", "!==", "=="])} (${right} as ${textOf(type)}))`;
      }
      case 5: return `${this.of(STRING, depth)}.${random.pick(["includes", "startsWith", "endsWith"])}(${this.of(STRING, depth)})`;
      case 6: return `Number.${random.pick(["isInteger", "isNaN", "isFinite", "isSafeInteger"])}(${this.of(NUMBER, depth)})`;
      case 7: return `Boolean(${this.of(random.pick([NUMBER, STRING, optional(STRING), optional(NUMBER)]), depth)})`;
      case 8: return `Array.isArray(${this.of(random.pick([arrayOf(NUMBER), STRING]), depth)})`;
      case 9: {
        const of = random.pick([NUMBER, STRING]);
        return `${this.of(arrayOf(of), depth)}.${random.pick(["some", "every"])}(${this.callback([of, NUMBER], BOOLEAN, depth)})`;
      }
      default: {
        const of = random.pick([NUMBER, STRING]);
        return `${this.of(arrayOf(of), depth)}.includes(${this.of(of, depth)})`;
      }
    }
  }

  array(type, depth) {
    const { random } = this;
    const list = () => this.of(type, depth);
    const plain = [NUMBER, STRING, BOOLEAN];
    switch (random.between(0, 11)) {
      case 0: return `${list()}.filter(${this.callback([type.of, NUMBER], BOOLEAN, depth)})`;
      case 1: case 2: {
        const of = random.pick(plain);
        return `${this.of(arrayOf(of), depth)}.map(${this.callback([of, NUMBER], type.of, depth, true)})`;
      }
      case 3: return `${list()}.slice(${this.index()}, ${this.index()})`;
      case 4: return `[...${list()}, ...${list()}]`;
      case 5: return `${list()}.concat(${list()})`;
      case 6: return `[...${list()}].reverse()`;
      case 7:
        if (type.of === STRING) return `${this.of(STRING, depth)}.split(${this.of(STRING, 0)})`;
        if (type.of === NUMBER) return `[...${list()}].sort((a, b) => a - b)`;
        return `${list()}.toReversed()`;
      case 8: return `Array.from({ length: ${random.between(0, 4)} }, (_, ${this.entering([NUMBER])}): ${textOf(type.of)} => ${this.left(type.of)})`;
      case 9: return `[${this.of(type.of, 0)}, ...${list()}].with(0, ${this.of(type.of, 0)})`;
      case 10: return type.of === STRING || type.of === NUMBER ? `[...new Set(${list()})]` : this.literal(type, depth);
      default: return this.literal(type, depth);
    }
  }

  /** A parameter's name that is in scope until left() gives the body. */
  entering(types) {
    const name = this.scope.fresh("i");
    this.scope.enter();
    this.scope.add(name, types[0], false);
    return name;
  }

  left(result) {
    const body = this.of(result, 1);
    this.scope.leave();
    return body.startsWith("{") ? `(${body})` : body;
  }

  optional(type, depth) {
    const { random } = this;
    switch (random.between(0, 4)) {
      case 0: return `${this.of(arrayOf(type.of), depth)}[${random.between(0, 3)}]`;
      case 1: return `${this.of(arrayOf(type.of), depth)}.find(${this.callback([type.of], BOOLEAN, depth)})`;
      case 2: return `${this.of(arrayOf(type.of), depth)}.${random.pick(["pop", "shift"])}()`;
      case 3: {
        const maps = this.scope.readable().filter((one) => one.type.kind === "map" && fits(one.type.of, type.of));
        if (maps.length) {
          const map = random.pick(maps);
          return `${map.name}.get(${this.of(map.type.key, depth)})`;
        }
        return this.literal(type, depth);
      }
      default: return this.literal(type, depth);
    }
  }
}
