function summarize(value: unknown, depth = 0): string {
  const pad = "  ".repeat(depth);
  if (Array.isArray(value)) return value.map((v) => summarize(v, depth + 1)).join("\n");
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .map(([k, v]) => `${pad}${k}:\n${summarize(v, depth + 1)}`)
      .join("\n");
  }
  return pad + String(value);
}
console.log(summarize(JSON.parse('{"a":[1,2,{"b":null}],"c":{"d":"e","f":[true]}}')));
