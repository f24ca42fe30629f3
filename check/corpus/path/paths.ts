// node:path on usual and unusual paths.
import path from "node:path";
import { basename, join, sep } from "node:path";

const paths = ["/home/user/file.txt", "a/b/../c/./d", "../x", ".hidden", "archive.tar.gz", "/", "", "dir/", "a//b///c", "/..", "é/ü.md"];

for (const p of paths) {
  console.log(JSON.stringify(p), path.normalize(p), path.dirname(p), path.basename(p), path.extname(p), path.isAbsolute(p));
  const { root, dir, base, ext, name } = path.parse(p);
  console.log([root, dir, base, ext, name], path.format({ dir, base }));
}
console.log(join("a", "..", "/b", "", "c/"), path.join(), path.resolve("/a", "b", "../c"), path.resolve("/a", "/b"));
console.log(path.relative("/a/b/c", "/a/d"), path.relative("/a", "/a/b/c"), path.relative("/a", "/a") === "");
console.log(basename("x/file.html", ".html"), sep, path.delimiter, path.resolve("x") === `${process.cwd()}/x`);
