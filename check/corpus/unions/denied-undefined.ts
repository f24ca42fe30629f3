/* Operators whose type denies the undefined or null they give: an element beyond the end has the type of the
 * elements, so that `??`, `||` and `?.` after it take the type of their left side. */
interface Point { name: string; x: number; next: Point | null }

const points: Point[] = [{ name: "first", x: 1, next: null }];
const words = ["one"];

function found(word: string): string | undefined {
  return words.find((each) => each === word);
}
function show(text: string): string {
  return `<${text}>`;
}

const missing: string | undefined = words[1] ?? found("two");
console.log(show(missing ?? "nothing"), missing);

const either: Point | null = points[1] || points[0].next;
console.log(either ? either.name : "no point", either?.x ?? -1, either);

const name: string | undefined = points[1]?.name;
console.log(show(name ?? "no name"), name);

const next: Point | null | undefined = points[1]?.next?.next;
console.log(next ?? "no next", next);

const x: number | undefined = points[1]?.x;
console.log((x ?? 10) + 1, x);

let later: string | undefined = "set";
const given = (later = words[2] ?? found("three"));
console.log(later ?? "still nothing", given ?? "nothing given");
switch (later ?? "case") {
  case "case":
    console.log("the default of a case");
    break;
  default:
    console.log("a value", later);
}

let kept: string[] | undefined = [words][1];
const assigned: string[] | undefined = kept ??= [words].find((each) => each.length > 1);
console.log(assigned ?? "none assigned", kept ?? "none kept");


try {
  console.log(missing.length);
} catch (error) {
  console.log((error as Error).message);
}
try {
  console.log(either.name);
} catch (error) {
  console.log((error as Error).message);
}
