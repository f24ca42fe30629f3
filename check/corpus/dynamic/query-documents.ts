// Filters over documents of unknown shape: paths, operators by name, and type guards at the edges.
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const documents: unknown = JSON.parse(`[
  {"id": 1, "name": "Ada", "tags": ["math", "code"], "born": {"year": 1815}},
  {"id": 2, "name": "Alan", "tags": [], "born": {"year": 1912, "city": "London"}},
  {"id": 3, "name": "Grace", "born": {"year": 1906}, "rank": "admiral"}, 17, null]`);

function dig(value: Json | undefined, path: string): Json | undefined {
  return path.split(".").reduce<Json | undefined>((at, step) => {
    if (Array.isArray(at)) return step === "length" ? at.length : at[Number(step)];
    return typeof at === "object" && at !== null ? at[step] : undefined;
  }, value);
}
const operators: Record<string, (have: Json | undefined, want: Json) => boolean> = {
  $eq: (have, want) => JSON.stringify(have) === JSON.stringify(want),
  $gt: (have, want) => typeof have === typeof want && have! > want!,
  $has: (have, want) => (Array.isArray(have) || typeof have === "string") && (have as string[]).includes(want as string),
  $exists: (have, want) => (have !== undefined) === want,
  $not: (have, want) => !matches(have, "", want),
};
function matches(value: Json | undefined, path: string, condition: Json): boolean {
  const have = path ? dig(value, path) : value;
  if (typeof condition !== "object" || condition === null || Array.isArray(condition)) return operators.$eq(have, condition);
  return Object.entries(condition).every(([name, want]) => {
    if (!Object.hasOwn(operators, name)) throw new Error(`unknown operator ${name}`);
    return operators[name](have, want);
  });
}
function find(where: { [path: string]: Json }): string {
  if (!Array.isArray(documents)) return "not a list";
  const found = documents.filter((d): d is { id: number; name: string } =>
    d && typeof d === "object" && Object.entries(where).every(([path, c]) => matches(d, path, c)));
  return found.map(({ id, name }) => `${id}:${name}`).join(" ") || "nothing";
}
console.log(find({ "born.year": { $gt: 1900 } }), "|", find({ tags: { $has: "code" } }), "|", find({ "tags.0": "math" }));
console.log(find({ rank: { $exists: false } }), "|", find({ "tags.length": 0 }), "|", find({ id: { $not: { $gt: 1 } } }));
console.log(find({ "born": { $eq: { year: 1815 } } }), "|", find({ name: { $has: "a", $not: "Ada" } }), "|", find({ id: "1" }));
try {
  find({ id: { $near: 3 } });
} catch (error: unknown) {
  console.log(error instanceof Error ? error.message : typeof error);
}
