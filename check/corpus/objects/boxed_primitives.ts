// Primitives as objects: new Number(5) is not 5, and behaves like it nearly everywhere.

const five = new Number(5);
const text = new String("abc");
const no = new Boolean(false);

console.log(typeof five, typeof text, typeof no);
console.log(five, text, no, [five], { text });
console.log(Object(1), Object("s"), Object(true), Object(Symbol("y")), Object(10n), Object(null));

// Conversions look inside, identity does not.
console.log((five as any) == 5, (five as any) === 5, (five as any) + 1, `${text}!`, +five * 2);
console.log((text as any) == "abc", (text as any) == new String("abc"), no ? "an object" : "false");
console.log(five.valueOf(), text.valueOf().length, no.valueOf(), five.toFixed(2), text.toUpperCase());
console.log(JSON.stringify({ five, text, no }), new Set([new Number(1), new Number(1)]).size);
console.log([new Number(10), new Number(9)].sort(), Math.max(five as any, 3), isNaN(new Number(NaN) as any));

// An object of a string has its units.
console.log(text.length, text[1], [...text], Object.keys(text), "0" in text, Object.hasOwn(text, "length"));
console.log({ ...new String("ab") }, Object.entries(text), Object.getOwnPropertyNames(text));
for (const key in new String("xy")) {
  console.log(key);
}

// It takes properties.
const tagged: any = new String("tagged");
tagged.note = "extra";
console.log(tagged, Object.keys(tagged), tagged.note.length);
const counted: any = new Number(-0);
counted.times = 2;
console.log(counted, new Number("0x10"), new Number(), new String(), new Boolean("x"));

// What they are.
console.log(five instanceof Number, text instanceof String, ("abc" as any) instanceof String);
console.log(Object.prototype.toString.call(five), Object.prototype.toString.call(no));
console.log(five.constructor === Number, (5).constructor === Number, Object.getPrototypeOf(text) === String.prototype);
for (const method of [Number.prototype.toFixed, Boolean.prototype.valueOf]) {
  try {
    method.call({} as any);
  } catch (error) {
    console.log((error as Error).message);
  }
}
