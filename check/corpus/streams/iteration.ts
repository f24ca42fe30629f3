// for await over streams, and streams of what can be iterated.
import { Readable } from "node:stream";

async function* letters() {
  for (const letter of "abc") {
    await null;
    yield letter;
  }
}

for await (const n of Readable.from([1, 2, 3])) {
  console.log(n * 2);
}
for await (const letter of Readable.from(letters())) {
  console.log(letter);
  if (letter === "b") {
    break;
  }
}

const pushed = new Readable({ read() {} });
pushed.push("one");
pushed.push("two");
pushed.push(null);
pushed.setEncoding("utf8");
let text = "";
for await (const chunk of pushed) {
  text += chunk;
}
console.log(text, pushed.destroyed);

const broken = new Readable({
  read() {
    this.destroy(new Error("cut"));
  },
});
try {
  for await (const chunk of broken) {
    console.log(chunk);
  }
} catch (error) {
  console.log((error as Error).message);
}
console.log(await Readable.from(new Set(["x", "y"])).toArray());
console.log(await Readable.from([Promise.resolve(1), 2]).toArray());
