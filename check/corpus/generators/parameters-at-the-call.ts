// Defaults and patterns of a generator's parameters run at the call; the body waits for next().
const steps: string[] = [];

function step(name: string): string {
  steps.push(name);
  return name;
}

function* pair(first = step("first"), { second } = { second: step("second") }) {
  steps.push("body");
  yield first + second;
}

async function* later(value = step("later")) {
  steps.push("async body");
  yield value;
}

function* open({ path }: { path: string }) {
  yield path;
}

const values = pair();
steps.push("called");
console.log(values.next().value, steps.join(" "));

steps.length = 0;
const numbers = later("given");
later();
steps.push("called");
for await (const value of numbers) steps.push(value);
console.log(steps.join(" "));

try {
  open(undefined as unknown as { path: string });
  console.log("not reached");
} catch (error) {
  console.log((error as Error).message);
}

// What the patterns bind lives on from value to value, closures included.
function* countdown([from, to]: [number, number], report = (n: number) => `${n} of ${from}`) {
  for (let n = from; n >= to; n--) yield report(n);
}
console.log([...countdown([3, 1])], [...countdown([2, 2], n => "#" + n)]);

class Tree {
  constructor(public name: string, public children: Tree[] = []) {}
  *walk(depth = 0, { indent } = { indent: "  " }): Generator<string> {
    yield indent.repeat(depth) + this.name;
    for (const child of this.children) yield* child.walk(depth + 1, { indent });
  }
}
console.log([...new Tree("root", [new Tree("leaf", [new Tree("bud")]), new Tree("twig")]).walk()].join("\n"));
