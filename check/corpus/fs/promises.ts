// fs/promises: files and folders.
import * as fs from "node:fs/promises";
import { promises } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

async function tree(folder: string, indent = ""): Promise<void> {
  for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
    console.log(`${indent}${entry.name}${entry.isDirectory() ? "/" : ""}`);
    if (entry.isDirectory()) await tree(path.join(folder, entry.name), `${indent}  `);
  }
}

async function main(): Promise<void> {
  const root = await fs.mkdtemp(path.join(tmpdir(), "ts2c-"));
  const file = path.join(root, "notes.txt");
  try {
    await fs.writeFile(file, "first\n");
    await fs.appendFile(file, Buffer.from("second\n"));
    console.log((await fs.readFile(file, "utf8")).split("\n"), (await fs.readFile(file)).length);
    console.log(await fs.mkdir(path.join(root, "a/b/c"), { recursive: true }).then((made) => path.relative(root, made!)));
    await Promise.all(["x", "y", "z"].map((name) => fs.writeFile(path.join(root, "a", `${name}.json`), JSON.stringify({ name }))));
    await fs.copyFile(file, path.join(root, "a/b/copy.txt"));
    await fs.rename(file, path.join(root, "a/b/c/moved.txt"));
    await tree(root);
    console.log((await fs.readdir(root, { recursive: true })).length);
    const stats = await fs.stat(path.join(root, "a/b/copy.txt"));
    console.log(stats.size, stats.isFile(), stats.isDirectory());
    await fs.access(root);
    await fs.unlink(path.join(root, "a/b/copy.txt"));
    const { name } = JSON.parse(await promises.readFile(path.join(root, "a/y.json"), "utf8"));
    console.log(name);
    for (const work of [
      () => fs.readFile(file, "utf8"),
      () => fs.rmdir(path.join(root, "a")),
      () => fs.readdir(file),
      () => fs.mkdir(root),
    ]) {
      try {
        await work();
      } catch (error) {
        const { code, syscall, message } = error as NodeJS.ErrnoException;
        console.log(code, syscall, message.replaceAll(root, "ROOT"));
      }
    }
  } finally {
    await fs.rm(root, { recursive: true, force: true });
    console.log(await fs.access(root).then(() => "there", (error) => error.code));
  }
}

main();
