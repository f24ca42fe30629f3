// Await in loops: for, for-of, for-in, while, do, switch, labels; each iteration's closures.
const wait = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 1));

async function main(): Promise<void> {
  let sum = 0;
  for (let i = 0; i < 4; i++) {
    sum += await wait(i);
  }
  console.log("for", sum);

  const names: string[] = [];
  for (const name of ["a", "b", "c"]) {
    if (name === "b") continue;
    names.push(await wait(name + name));
  }
  console.log("for-of", names);

  for (const [key, value] of new Map([["x", 1], ["y", 2]])) {
    console.log("map", key, await wait(value * 10));
  }
  for (const item of new Set(["s1", "s2"])) console.log("set", await wait(item));
  for (const letter of "hé") console.log("letter", await wait(letter));
  for (const key in { p: 1, q: 2 }) console.log("for-in", await wait(key));

  let n = 3;
  while ((await wait(n)) > 0) n--;
  do {
    n += await wait(2);
  } while (n < 5);
  console.log("while", n);

  for (const word of ["one", "two", "three", "four"]) {
    switch (word) {
      case "one":
        console.log(await wait("case one"));
      case "two":
        console.log(await wait("fell through or two"));
        break;
      case "three":
        continue;
      default:
        console.log("default", await wait(word));
    }
    console.log("after switch", word);
  }

  outer: for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (j === 1) continue outer;
      if (i === 2) break outer;
      console.log("label", await wait(i), j);
    }
  }

  const closures: (() => number)[] = [];
  for (let i = 0; i < 3; i++) {
    await wait(0);
    const square = i * i;
    closures.push(() => square + i);
  }
  console.log("closures", closures.map((f) => f()));

  const list = [1];
  for (const item of list) {
    if (list.length < 4) list.push(await wait(item + 1));
  }
  console.log("growing", list);
}
main().then(() => console.log("done"));
