// Notes kept as files in a folder of their own: written, listed, sought, renamed, and all removed.
import { appendFileSync, existsSync, mkdtempSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join, relative } from "node:path";

class Notes implements Disposable {
  readonly folder = mkdtempSync(join(tmpdir(), "notes-"));
  write(name: string, ...lines: string[]): string {
    const file = join(this.folder, ...name.split("/"));
    mkdirSync(join(file, ".."), { recursive: true });
    (existsSync(file) ? appendFileSync : writeFileSync)(file, lines.map((line) => `${line}\n`).join(""));
    return relative(this.folder, file);
  }
  *files(folder = this.folder): Generator<string> {
    for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const full = join(folder, entry.name);
      if (entry.isDirectory()) yield* this.files(full);
      else yield full;
    }
  }
  *seek(pattern: RegExp): Generator<{ file: string; line: number; text: string }> {
    for (const file of this.files())
      for (const [i, text] of readFileSync(file, "utf8").split("\n").entries())
        if (pattern.test(text)) yield { file: basename(file, extname(file)), line: i + 1, text };
  }
  [Symbol.dispose]() { rmSync(this.folder, { recursive: true }); }
}

let kept = "";
{
  using notes = new Notes();
  kept = notes.folder;
  console.log(notes.write("today.txt", "buy tea", "call anna"), notes.write("old/more.md", "# tea", "", "green"), notes.write("today.txt", "drink tea"));
  console.log([...notes.seek(/\btea\b/)]);
  for (const file of notes.files()) console.log(relative(kept, file), statSync(file).size, statSync(file).isFile());
  renameSync(join(kept, "today.txt"), join(kept, "old", "yesterday.txt"));
  console.log(readdirSync(kept), readdirSync(join(kept, "old")), readFileSync(join(kept, "old", "more.md")).subarray(0, 5).toString("hex"));
  try {
    readFileSync(join(kept, "today.txt"));
  } catch (error) {
    const { code, syscall, message } = error as NodeJS.ErrnoException;
    console.log(code, syscall, message.replace(kept, "…"));
  }
}
console.log(existsSync(kept), statSync(kept, { throwIfNoEntry: false }));
