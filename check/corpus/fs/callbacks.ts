// fs with callbacks.
import fs from "fs";
import path from "path";

const root = fs.mkdtempSync("/tmp/ts2c-");
const file = path.join(root, "data.txt");

fs.readFile(file, "utf8", (error, data) => {
  console.log(error?.code, error?.syscall, data);
  fs.writeFile(file, "one\ntwo\n", (error) => {
    console.log("written", error);
    fs.appendFile(file, "three\n", () => {
      fs.readFile(file, "utf8", (error, text) => {
        console.log(error, text.trim().split("\n"));
        fs.stat(file, (error, stats) => {
          console.log(error, stats.size, stats.isFile());
          fs.readdir(root, (error, names) => {
            console.log(error, names);
            fs.rm(root, { recursive: true }, (error) => {
              console.log("removed", error);
              fs.exists(root, (exists) => console.log("exists", exists));
            });
          });
        });
      });
    });
  });
});
console.log("first");
