// A filter of the kind `name:anna age>=30 -city:"New York"`, read with named groups and sticky matching.
type Value = string | number;
interface Row { name: string; age: number; city: string }
type Test = (row: Row) => boolean;

const term = /\s*(?<not>-)?(?<field>[a-z]+)(?<op>[:<>]=?|~)(?:"(?<quoted>[^"]*)"|(?<bare>\S+))/y;

const compare: { [op: string]: (a: Value, b: string) => boolean } = {
  ":": (a, b) => String(a).toLowerCase() === b.toLowerCase(),
  "~": (a, b) => new RegExp(b, "i").test(String(a)),
  "<": (a, b) => Number(a) < Number(b),
  ">": (a, b) => Number(a) > Number(b),
  ">=": (a, b) => Number(a) >= Number(b),
};

function parse(filter: string): Test[] {
  const tests: Test[] = [];
  term.lastIndex = 0;
  while (term.lastIndex < filter.trimEnd().length) {
    const at = term.lastIndex;
    const found = term.exec(filter);
    if (!found?.groups) throw new SyntaxError(`no term at ${at}: ${JSON.stringify(filter.slice(at))}`);
    const { not, field, op, quoted, bare } = found.groups;
    const check = compare[op];
    if (!check) throw new SyntaxError(`unknown operator ${op}`, { cause: field });
    tests.push((row) => check(row[field as keyof Row], quoted ?? bare) !== (not !== undefined));
  }
  return tests;
}

const rows: Row[] = [
  { name: "Anna", age: 31, city: "New York" },
  { name: "Bert", age: 28, city: "Oslo" },
  { name: "Johanna", age: 44, city: "Oslo" },
];
for (const filter of ["name:anna", "name~ann age>=30", 'age>=28 -city:"New York"', "name~^b.*t$", " age<30 ", "", "age", "age<=3", 'city~"[" age>1']) {
  try {
    const tests = parse(filter);
    console.log(filter.padEnd(26), rows.filter((row) => tests.every((test) => test(row))).map(({ name }) => name));
  } catch (error) {
    console.log(filter.padEnd(26), error instanceof SyntaxError ? `${error.message} (${error.cause ?? "-"})` : error);
  }
}
