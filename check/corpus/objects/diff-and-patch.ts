// Structural difference between plain objects, as a list of edits that can be applied and undone.
type Path = readonly (string | number)[];
type Edit =
  | { op: "add"; path: Path; value: unknown }
  | { op: "remove"; path: Path; old: unknown }
  | { op: "replace"; path: Path; value: unknown; old: unknown };

const isObject = (v: unknown): v is Record<string, unknown> => typeof v === "object" && v !== null;
function* diff(before: unknown, after: unknown, path: Path = []): Generator<Edit> {
  if (Object.is(before, after)) return;
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) {
    yield { op: "replace", path, value: after, old: before };
    return;
  }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const here = [...path, Array.isArray(before) ? +key : key];
    if (!Object.hasOwn(after, key)) yield { op: "remove", path: here, old: before[key] };
    else if (!Object.hasOwn(before, key)) yield { op: "add", path: here, value: after[key] };
    else yield* diff(before[key], after[key], here);
  }
}
const invert = (edit: Edit): Edit => {
  switch (edit.op) {
    case "add":
      return { op: "remove", path: edit.path, old: edit.value };
    case "remove":
      return { op: "add", path: edit.path, value: edit.old };
    case "replace":
      return { ...edit, value: edit.old, old: edit.value };
  }
};
function apply<T extends object>(target: T, edits: Iterable<Edit>): T {
  const copy = structuredClone(target);
  for (const edit of edits) {
    const at = edit.path.slice(0, -1).reduce<any>((node, key) => node[key], copy);
    const last = edit.path.at(-1)!;
    if (edit.op === "remove") delete at[last];
    else at[last] = structuredClone(edit.value);
  }
  return copy;
}
const v1 = { title: "Notes", pages: [{ n: 1, text: "one" }, { n: 2, text: "two" }], meta: { draft: true, by: "ann" } };
const v2 = { title: "Notes!", pages: [{ n: 1, text: "uno" }, { n: 2, text: "two" }], meta: { by: "ann", rev: NaN } };
const edits = [...diff(v1, v2)];
for (const edit of edits) console.log(edit.op.padEnd(7), edit.path.join("/"), "value" in edit ? edit.value : "");
const patched = apply(v1, edits);
console.log(patched, [...diff(patched, v2)].length);
const undone = apply(patched as object, edits.toReversed().map(invert));
console.log(Object.keys((undone as typeof v1).meta), [...diff(v1, undone)], v1.meta.draft);
