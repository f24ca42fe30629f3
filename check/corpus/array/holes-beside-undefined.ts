// A hole is no undefined: it is shown, found and counted otherwise, until a copy fills it.
const mixed: (number | undefined)[] = [undefined, , 2];
console.log(mixed, 0 in mixed, 1 in mixed, Object.keys(mixed));
console.log(mixed.indexOf(undefined), mixed.lastIndexOf(undefined), mixed.includes(undefined));
mixed.forEach((value, i) => console.log(i, value));

const holes = [1, , 3, ,];
const [first, ...rest] = holes;
const [...all] = holes;
console.log(first, rest, 0 in rest, all, 1 in all);
console.log(holes.indexOf(undefined), holes.includes(undefined), holes.findIndex(x => x === undefined));

const words = ["a", "b", "c"];
delete words[1];
console.log(words, words.length, words.indexOf(undefined as any), words.join("-"));
words[1] = undefined as any;
console.log(words, words.indexOf(undefined as any), words.flat().length);
words.length = 5;
console.log(words, words.concat(["z"]), words.slice(2), [...words]);
