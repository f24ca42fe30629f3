// Sums read by parsers put together from small ones: numbers, choices, chains, brackets, names.
type Result<T> = { ok: true; value: T; rest: string } | { ok: false; wanted: string; rest: string };
type Parser<T> = (input: string) => Result<T>;
const token = (pattern: RegExp, wanted: string): Parser<string> => (input) => {
  const text = input.trimStart(), found = new RegExp(`^(?:${pattern.source})`, pattern.flags).exec(text);
  return found ? { ok: true, value: found[0], rest: text.slice(found[0].length) } : { ok: false, wanted, rest: text };
};
const map = <A, B>(p: Parser<A>, f: (a: A) => B): Parser<B> => (input) => { const r = p(input); return r.ok ? { ...r, value: f(r.value) } : r; };
const then = <A, B>(p: Parser<A>, next: (a: A) => Parser<B>): Parser<B> => (input) => { const r = p(input); return r.ok ? next(r.value)(r.rest) : r; };
const either = <T>(...all: Parser<T>[]): Parser<T> => (input) => {
  let furthest: Result<T> = { ok: false, wanted: "nothing", rest: input };
  for (const p of all) {
    const r = p(input);
    if (r.ok) return r;
    if (r.rest.length < furthest.rest.length || furthest.wanted === "nothing") furthest = r;
  }
  return furthest;
};
type Binary = (a: number, b: number) => number;
const chain = (p: Parser<number>, op: Parser<Binary>): Parser<number> => then(p, (first) => (input) => {
  let value = first, rest = input;
  for (let f = op(rest); f.ok; f = op(rest)) {
    const right = p(f.rest);
    if (!right.ok) return right;
    [value, rest] = [f.value(value, right.value), right.rest];
  }
  return { ok: true, value, rest };
});
const ops = (table: { [sign: string]: Binary }) => either(...Object.entries(table).map(([sign, f]) => map(token(new RegExp(`\\${sign}`), sign), () => f)));
const names: Record<string, number> = { pi: Math.PI, two: 2 };
const number = map(token(/\d+(\.\d+)?/, "a number"), Number);
const name: Parser<number> = map(token(/[a-z]+/i, "a name"), (n) => names[n] ?? NaN);
const bracketed: Parser<number> = then(token(/\(/, "("), () => then((input: string) => sum(input), (v) => map(token(/\)/, ")"), () => v)));
const negative: Parser<number> = then(token(/-/, "-"), () => map((input: string) => factor(input), (v) => -v));
const factor = either(number, name, bracketed, negative);
const sum = chain(chain(factor, ops({ "*": (a, b) => a * b, "/": (a, b) => a / b })), ops({ "+": (a, b) => a + b, "-": (a, b) => a - b }));

for (const line of ["1 + 2 * 3", "(1+2)*3 - -4", "10/4/5", "two * (pi - pi) ", "7 -", "(1 + 2", "2 $ 3", "", "none + 1"]) {
  const r = sum(line);
  console.log(line.padEnd(17), r.ok ? (r.rest.trim() ? `left over: ${r.rest.trim()}` : r.value) : `wanted ${r.wanted} before ${JSON.stringify(r.rest)}`);
}
