// Paths of Windows, and posix by its name.
import path, { posix, win32 } from "node:path";

const samples = [
  "", ".", "..", "\\", "/", "a", "a\\b", "a/b/../c", "..\\..\\x", "C:", "C:\\", "C:a", "c:\\a\\b.txt",
  "C:/x/./y/../z//", "C:\\..\\..\\a", "\\\\server\\share", "\\\\server\\share\\", "\\\\server\\share\\dir\\file.tar.gz",
  "\\\\server", "//host/share/a/b", "\\a\\b\\", "a\\.hidden", "a\\file.", "dir.d\\name", "...", "a\\..", "C:\\a\\\\b\\\\",
];
for (const sample of samples) {
  console.log(
    JSON.stringify(sample),
    JSON.stringify([
      win32.normalize(sample),
      win32.isAbsolute(sample),
      win32.dirname(sample),
      win32.basename(sample),
      win32.extname(sample),
      win32.format(win32.parse(sample)),
    ]),
    JSON.stringify(win32.parse(sample)),
  );
}
console.log(win32.join("C:\\a", "..", "b", "c.txt"), win32.join("", ""), win32.join("//server", "share", "x"), win32.join("/", "/a"));
console.log(win32.join("\\\\", "server", "x"), win32.join("a", "", "b/"), win32.join("C:", "a"));
console.log(win32.resolve("C:\\a", "b", "..\\c"), win32.resolve("C:\\a", "D:\\b", "C:c"), win32.resolve("\\\\s\\h\\x", "y"), win32.resolve("C:\\", "/x"));
console.log(win32.relative("C:\\a\\b\\c", "C:\\a\\d"), win32.relative("C:\\a", "D:\\a"), win32.relative("C:\\A\\b", "c:\\a\\B\\x"));
console.log(win32.relative("C:\\a\\b", "C:\\a"), win32.relative("C:\\", "C:\\x"), win32.relative("C:\\ab", "C:\\a"));
console.log(win32.basename("C:\\x\\file.html", ".html"), win32.basename("file.html", "file.html"), win32.sep, win32.delimiter);
console.log(posix.join("a", "..", "b"), posix.sep, posix.delimiter, posix.basename("/x/y.z", ".z"), path.sep);
