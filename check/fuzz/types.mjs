// The types that random programs use, and how they are written.
//
// { kind: "number" | "string" | "boolean" | "bigint" }
// { kind: "array" | "optional" | "set", of }     { kind: "map", key, of }
// { kind: "tuple" | "union", of: [] }            { kind: "function", parameters: [], result }
// { kind: "object", name, fields: [{ name, type, optional }] }
// { kind: "class", name, base, fields, methods }
export const NUMBER = { kind: "number" };
export const STRING = { kind: "string" };
export const BOOLEAN = { kind: "boolean" };

export const arrayOf = (of) => ({ kind: "array", of });
export const optional = (of) => (of.kind === "optional" ? of : { kind: "optional", of });
export const functionOf = (parameters, result) => ({ kind: "function", parameters, result });

/** The type as TypeScript writes it. */
export function textOf(type) {
  switch (type.kind) {
    case "array": return `${operand(type.of)}[]`;
    case "optional": return `${operand(type.of)} | undefined`;
    case "set": return `Set<${textOf(type.of)}>`;
    case "map": return `Map<${textOf(type.key)}, ${textOf(type.of)}>`;
    case "tuple": return `[${type.of.map(textOf).join(", ")}]`;
    case "union": return type.of.map(operand).join(" | ");
    case "function":
      return `(${type.parameters.map((part, i) => `a${i}: ${textOf(part)}`).join(", ")}) => ${textOf(type.result)}`;
    case "object":
    case "class": return type.name;
    default: return type.kind;
  }
}

function operand(type) {
  return ["optional", "union", "function"].includes(type.kind) ? `(${textOf(type)})` : textOf(type);
}

/** Whether a value of one type may stand where the other is wanted. */
export function fits(from, to) {
  if (from === to || textOf(from) === textOf(to)) return true;
  if (to.kind === "optional") return fits(from.kind === "optional" ? from.of : from, to.of);
  if (to.kind === "union") return to.of.some((part) => fits(from, part));
  if (from.kind === "class" && to.kind === "class") return Boolean(from.base) && fits(from.base, to);
  return false;
}
