// Templates in templates, tags, and what raw means.
const items = ["pen", "ink"];
const page = `<ul>${items.map((item, i) => `<li class="${i % 2 ? "odd" : "even"}">${item}</li>`).join("")}</ul>`;
console.log(page, `a${1}${2}b${`c${3}`}`, `line 1
line 2`);
const sql = (parts: TemplateStringsArray, ...values: unknown[]) => ({ text: parts.join("?"), values });
console.log(sql`select * from t where a = ${1} and b = ${"x"}`);
const raw = (parts: TemplateStringsArray, ...values: unknown[]) => parts.raw.map((part, i) => part + (i < values.length ? `{${values[i]}}` : "")).join("");
console.log(raw`tab\t${1}\u0041\\`, String.raw`c:\new\${x}`, raw``);
const same = (parts: TemplateStringsArray) => parts;
const twice = () => same`constant`;
console.log(twice() === twice(), same`constant` === same`constant`, Object.isFrozen(twice()));
const dedent = (parts: TemplateStringsArray) => parts[0].split("\n").map((line) => line.trim()).filter(Boolean);
console.log(dedent`
  first
    second
`);
