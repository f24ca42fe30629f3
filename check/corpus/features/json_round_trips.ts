// JSON with revivers, replacers, toJSON and indentation.
class Money {
  constructor(readonly amount: number, readonly currency: string) {}
  toJSON() {
    return { $money: `${this.amount} ${this.currency}` };
  }
}
const order = { id: 7, total: new Money(12.5, "EUR"), when: new Date(0), tags: ["a", undefined, () => 1], skip: undefined, nested: { big: 1e21, no: NaN } };
const text = JSON.stringify(order);
console.log(text);
const back = JSON.parse(text, (key, value) => {
  if (key === "when") return new Date(value);
  if (value && typeof value === "object" && "$money" in value) {
    const [amount, currency] = value.$money.split(" ");
    return new Money(Number(amount), currency);
  }
  return value;
});
console.log(back.total instanceof Money, back.when.getTime(), back.tags);
console.log(JSON.stringify({ b: 1, a: [{ c: 2 }, []], e: {} }, null, 2));
console.log(JSON.stringify(order, ["id", "tags"], "--"), JSON.stringify("\u2028\ud800\n\"\\"), JSON.stringify([new Map([[1, 2]]), Symbol("s"), null]));
console.log(JSON.stringify({ n: 1, s: "x" }, (key, value) => (typeof value === "number" ? value * 2 : value)));
const cycle: { self?: unknown } = {};
cycle.self = cycle;
for (const bad of [() => JSON.stringify(cycle), () => JSON.parse("{'a':1}"), () => JSON.parse(""), () => JSON.parse("[1,]")]) {
  try {
    bad();
  } catch (error) {
    console.log((error as Error).name, (error as Error).message.split("\n")[0]);
  }
}
