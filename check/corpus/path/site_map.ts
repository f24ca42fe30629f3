// The pages of a site laid out from their sources: relative links, new endings, a tree of folders.
import path, { posix, win32 } from "node:path";

const sources = ["src/index.md", "src/guide/start.md", "src/guide/deep/../deep/more.md", "src/./about.html", "src/guide/.hidden.md"];
const output = (source: string): string => {
  const { dir, name, ext } = path.parse(posix.normalize(source));
  return path.format({ dir: posix.join("out", posix.relative("src", dir)), name, ext: ext === ".md" ? "html" : ext });
};
const pages = sources.map(output);
console.log(pages);
for (const from of pages.slice(0, 2))
  console.log(from.padEnd(22), pages.map((to) => posix.relative(posix.dirname(from), to) || "(itself)"));

type Folder = { [name: string]: Folder | null };
const root: Folder = {};
for (const page of pages) {
  let here = root;
  for (const part of posix.dirname(page).split(posix.sep)) here = here[part] ??= {};
  here[posix.basename(page)] = null;
}
function* drawn(folder: Folder, margin = ""): Generator<string> {
  const names = Object.keys(folder).sort();
  for (const [i, name] of names.entries()) {
    const last = i === names.length - 1, inner = folder[name];
    yield `${margin}${last ? "└" : "├"} ${name}`;
    if (inner) yield* drawn(inner, margin + (last ? "  " : "│ "));
  }
}
console.log([...drawn(root)].join("\n"));
console.log(posix.resolve("/a", "b", "..", "./c"), posix.resolve("/a", "/b"), posix.isAbsolute("a/b"), posix.join("..", "", "a//b/"), posix.join());
console.log(posix.basename("/x/file.tar.gz", ".gz"), [".bashrc", "a.", "a.b.c", "..", "dir.d/"].map((p) => posix.extname(p)), posix.parse("/"));
console.log(win32.join("C:\\a", "..", "b/c"), win32.relative("C:\\x\\y", "C:\\x\\z\\w"), win32.parse("D:\\dir\\f.txt").root, posix.normalize("/../a/./b//"));
console.log(posix.relative("/a/b/c", "/a/d"), posix.relative("/a", "/a"), posix.dirname("a"), posix.dirname("/a"), posix.dirname(""));
