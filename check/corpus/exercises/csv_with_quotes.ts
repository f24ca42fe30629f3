// Comma-separated values with quotes and breaks inside them, read by a machine of states, and written back.
type State = "start" | "bare" | "quoted" | "after";
class CsvError extends Error {
  constructor(problem: string, readonly row: number, readonly column: number) { super(`${problem} at ${row}:${column}`); this.name = new.target.name; }
}
function parse(text: string, separator = ","): string[][] {
  const rows: string[][] = [[]];
  let state: State = "start", cell = "";
  const done = (newRow: boolean) => {
    rows[rows.length - 1].push(cell);
    if (newRow) rows.push([]);
    [cell, state] = ["", "start"];
  };
  for (const c of text.replaceAll("\r\n", "\n")) {
    const ends = c === separator || c === "\n";
    switch (state) {
      case "start": if (c === '"') { state = "quoted"; break; } // falls through
      case "bare": if (ends) done(c === "\n"); else { cell += c; state = "bare"; } break;
      case "quoted": if (c === '"') state = "after"; else cell += c; break;
      case "after":
        if (ends) done(c === "\n");
        else if (c === '"') { cell += c; state = "quoted"; }
        else throw new CsvError(`stray ${JSON.stringify(c)}`, rows.length, rows.at(-1)!.length + 1);
    }
  }
  if ((state as State) === "quoted") throw new CsvError("open quote", rows.length, rows.at(-1)!.length + 1);
  if (cell || rows.at(-1)!.length) done(false); else rows.pop();
  return rows;
}
const quoted = (cell: unknown) => { const text = String(cell ?? ""); return /[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text; };
const write = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.map(quoted).join()).join("\n");
function records<K extends string>(text: string, ...keys: K[]): Record<K, string>[] {
  const [head, ...rows] = parse(text);
  return rows.map((row) => Object.fromEntries(keys.map((key) => [key, row[head.indexOf(key)] ?? ""])) as Record<K, string>);
}
const text = 'name,said,n\r\nanna,"hi, ""you""",1\n"bert\nb.",,2\nc';
console.log(parse(text), records(text, "n", "name"));
console.log(write(parse(text)) === text.replace("\r", ""), write([[1, null, true], ['"', "a,b", undefined]]), parse("a;b\n", ";"), parse(""), parse(","));
for (const bad of ['a,"b', '"a"b,c', 'x\n1,"2"3']) try { parse(bad); } catch (e) { if (e instanceof CsvError) { const { name, message, row, column } = e; console.log(name, message, row, column); } else throw e; }
