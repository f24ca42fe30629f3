// Every operator over every pair of odd values, through any.
const vals: any[] = [
  0,
  -0,
  1,
  -1.5,
  NaN,
  Infinity,
  "",
  "0",
  "a",
  "12",
  true,
  false,
  null,
  undefined,
  [],
  [5],
  [1, 2],
  {},
  2n,
];
const ops: Record<string, (a: any, b: any) => any> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "%": (a, b) => a % b,
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  "==": (a, b) => a == b,
  "===": (a, b) => a === b,
  "&": (a, b) => a & b,
  "|": (a, b) => a | b,
  "<<": (a, b) => a << b,
  ">>>": (a, b) => a >>> b,
  "**": (a, b) => a ** b,
  "??": (a, b) => a ?? b,
  "||": (a, b) => a || b,
  "&&": (a, b) => a && b,
};
const show = (v: any) =>
  typeof v === "function"
    ? "fn"
    : typeof v === "bigint"
      ? v + "n"
      : Object.is(v, -0)
        ? "-0"
        : typeof v === "string"
          ? v.includes("=>")
            ? "src"
            : JSON.stringify(v)
          : typeof v === "object" && v
            ? JSON.stringify(v)
            : String(v);
for (const op in ops) {
  const rows: string[] = [];
  for (const a of vals) {
    const row: string[] = [];
    for (const b of vals) {
      if (op === "+" && (typeof a === "function" || typeof b === "function")) {
        row.push(".");
        continue;
      }
      try {
        row.push(show(ops[op]!(a, b)));
      } catch (e) {
        row.push((e as Error).name[0] + "");
      }
    }
    rows.push(row.join(" "));
  }
  console.log(op + "\n" + rows.join("\n"));
}
for (const v of vals)
  console.log(
    show(v),
    typeof v,
    !v,
    +(typeof v === "bigint" ? 0 : v),
    ~(v as any),
    Boolean(v),
    typeof v === "bigint" ? "-" : isNaN(v),
    Array.isArray(v),
    v == null,
    Number(v),
    [v] + "" === "fn" ? "" : typeof String(v),
  );
