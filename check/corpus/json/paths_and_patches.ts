// A document walked by pointers, changed by a list of operations, and the changes found again.
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Op = { op: "add" | "replace"; path: string; value: Json } | { op: "remove"; path: string };

const isBranch = (json: Json): json is Json[] | { [key: string]: Json } => typeof json === "object" && json !== null;
const steps = (path: string): string[] => path.split("/").slice(1).map((s) => s.replaceAll("~1", "/").replaceAll("~0", "~"));

function at(json: Json, path: string): Json | undefined {
  let here: Json | undefined = json;
  for (const step of steps(path)) {
    if (here === undefined || !isBranch(here)) return undefined;
    here = Array.isArray(here) ? here[Number(step)] : here[step];
  }
  return here;
}

function patched(json: Json, ops: readonly Op[]): Json {
  const copy = structuredClone(json);
  for (const change of ops) {
    const cut = change.path.lastIndexOf("/");
    const parent = at(copy, change.path.slice(0, cut));
    const [key] = steps(change.path.slice(cut));
    if (parent === undefined || !isBranch(parent)) throw new Error(`nothing at ${change.path}`);
    if (Array.isArray(parent)) {
      const index = key === "-" ? parent.length : +key;
      if (change.op === "remove") parent.splice(index, 1);
      else parent.splice(index, change.op === "add" ? 0 : 1, change.value);
    } else if (change.op === "remove") delete parent[key];
    else parent[key] = change.value;
  }
  return copy;
}

const document: Json = { title: "list", "a/b": 1, items: [{ id: 1 }, { id: 2, tags: ["x"] }], "t~": null };
console.log(at(document, "/items/1/tags/0"), at(document, "/a~1b"), at(document, "/t~0"), at(document, "/no/way"), at(document, "") === document);
const changed = patched(document, [
  { op: "add", path: "/items/0", value: { id: 0 } },
  { op: "replace", path: "/items/2/tags", value: ["y", { deep: [true] }] },
  { op: "add", path: "/items/-", value: "last" },
  { op: "remove", path: "/a~1b" },
]);
console.log(JSON.stringify(changed));
console.log(JSON.stringify(document, null, " ".repeat(1)).split("\n").length, JSON.stringify(changed, ["items", "id"], "--"));
try { patched(document, [{ op: "remove", path: "/no/way/here" }]); } catch (error) { console.log((error as Error).message); }
try { JSON.parse('{"a": [1, 2,, 3]}'); } catch (error) { console.log((error as Error).name, (error as Error).message); }
