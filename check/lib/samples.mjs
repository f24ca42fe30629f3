// The samples: each folder has an entry (the only .ts, or server.ts, main.ts or FOLDER.ts), and
// expected.txt: what it prints, or for a server what requests.sh prints when PORT names it.
import fs from "node:fs";
import path from "node:path";

export function samples(context) {
  const root = path.join(context.source, "samples");
  if (!fs.existsSync(root)) return [];
  return fs.readdirSync(root).sort().flatMap((name) => {
    const folder = path.join(root, name);
    if (!fs.statSync(folder).isDirectory()) return [];
    const programs = fs.readdirSync(folder).filter((file) => file.endsWith(".ts"));
    const entry = programs.length === 1 ? programs[0]
      : ["server.ts", "main.ts", `${name}.ts`].find((file) => programs.includes(file));
    if (!entry) return [];
    const beside = (file) => {
      const found = path.join(folder, file);
      return fs.existsSync(found) ? found : null;
    };
    return [{
      name,
      folder,
      entry: path.join(folder, entry),
      expected: beside("expected.txt"),
      requests: beside("requests.sh"),
      args: beside("args") ? fs.readFileSync(beside("args"), "utf8").split("\n").filter(Boolean) : [],
    }];
  });
}
