// Parsers of INI, CSV, query strings and a template language with loops and filters.
const ini = `; comment
name = top level
[server]
port=8080
hosts[] = a.example
hosts[] = b.example
debug = true
[paths.data]
dir = "/var/my data"
empty =`;
type Ini = { [k: string]: string | number | boolean | string[] | Ini };
function parseIni(text: string): Ini {
  const root: Ini = {};
  let at: Ini = root;
  for (const [i, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (!line || /^[;#]/.test(line)) continue;
    const section = /^\[([^\]]+)\]$/.exec(line)?.[1];
    if (section) {
      at = section.split(".").reduce<Ini>((o, k) => (o[k] ??= {}) as Ini, root);
      continue;
    }
    const eq = line.indexOf("=");
    if (eq < 0) throw new SyntaxError(`line ${i + 1}: no '='`);
    const key = line.slice(0, eq).trim(),
      text = line.slice(eq + 1).trim();
    const value = /^".*"$/.test(text)
      ? text.slice(1, -1)
      : text === "true" || text === "false"
        ? text === "true"
        : text !== "" && !Number.isNaN(Number(text))
          ? Number(text)
          : text;
    if (key.endsWith("[]")) ((at[key.slice(0, -2)] ??= []) as unknown[]).push(value);
    else at[key] = value;
  }
  return root;
}
console.log(parseIni(ini));
try {
  parseIni("[x]\nnope");
} catch (e) {
  console.log(`${e}`);
}
function* csv(text: string, sep = ","): Generator<string[]> {
  let row: string[] = [],
    cell = "",
    quoted = false;
  for (let i = 0; i <= text.length; i++) {
    const c = text[i];
    if (quoted) {
      if (c === '"') {
        if (text[i + 1] === '"') {
          cell += '"';
          i++;
        } else quoted = false;
      } else cell += c ?? "";
      continue;
    }
    if (c === '"') quoted = true;
    else if (c === sep || c === "\n" || c === undefined) {
      row.push(cell);
      cell = "";
      if (c !== sep) {
        if (row.length > 1 || row[0]) yield row;
        row = [];
      }
    } else if (c !== "\r") cell += c;
  }
}
const [header, ...rows] = csv(
  'id,name,note\r\n1,"Smith, J.","said ""hi"""\n2,Ann,\n\n3,"multi\nline",x',
);
const records = rows.map((r) => Object.fromEntries(header!.map((h, i) => [h, r[i]])));
console.log(records);
console.table(records);
const toCsv = (rs: Record<string, unknown>[]) =>
  [Object.keys(rs[0]!), ...rs.map((r) => Object.values(r))]
    .map((r) =>
      r
        .map((v) => {
          const s = String(v ?? "");
          return /[",\n]/.test(s) ? `"${s.replaceAll('"', '""')}"` : s;
        })
        .join(","),
    )
    .join("\n");
console.log(
  toCsv(records) === 'id,name,note\n1,"Smith, J.","said ""hi"""\n2,Ann,\n3,"multi\nline",x',
);
type Scope = Record<string, any>;
const filters: Record<string, (v: any, ...a: string[]) => any> = {
  upper: (v) => String(v).toUpperCase(),
  join: (v: any[], s = ", ") => v.join(s),
  default: (v, d) => v ?? d,
  json: (v) => JSON.stringify(v),
};
const lookup = (path: string, s: Scope): any => path.split(".").reduce((o, k) => o?.[k], s as any);
function render(tpl: string, scope: Scope): string {
  tpl = tpl.replace(/\{% for (\w+) in ([\w.]+) %\}([\s\S]*?)\{% end %\}/g, (_, name, list, body) =>
    (lookup(list, scope) ?? [])
      .map((x: any, index: number) => render(body, { ...scope, [name]: x, index }))
      .join(""),
  );
  tpl = tpl.replace(
    /\{% if (!?)([\w.]+) %\}(.*?)(?:\{% else %\}(.*?))?\{% fi %\}/gs,
    (_m, not: string, path: string, a: string, b = "") =>
      render(!!lookup(path, scope) !== !!not ? a : b, scope),
  );
  return tpl.replace(
    /\{\{\s*([\w.]+)((?:\s*\|\s*\w+(?::[^|}]*)?)*)\s*\}\}/g,
    (_, path: string, chain: string) =>
      String(
        chain
          .split("|")
          .slice(1)
          .reduce(
            (v, f) => {
              const [name, ...args] = f.trim().split(":");
              return filters[name!]!(v, ...args);
            },
            lookup(path, scope),
          ) ?? "",
      ),
  );
}
console.log(
  render(
    "Hi {{ user.name | upper }}! {% for x in items %}{{ index }}={{ x.n }}{% if x.last %}.{% else %}; {% fi %}{% end %} {{ tags | join:-  | upper }} {{ nope | default:none }} {{ user | json }} {{ gone }}|{% if !items %}none{% fi %}",
    { user: { name: "Ada" }, items: [{ n: 1 }, { n: 2, last: true }], tags: ["a", "b"] },
  ),
);
