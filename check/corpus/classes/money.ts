// A value class: private constructor, static factories, arithmetic that checks the currency, conversion hooks.
type Currency = "EUR" | "USD" | "JPY";

class CurrencyMismatch extends TypeError {
  override readonly name = "CurrencyMismatch";
  constructor(readonly left: Currency, readonly right: Currency) {
    super(`cannot mix ${left} with ${right}`);
  }
}

class Money {
  static readonly #digits: Readonly<Record<Currency, number>> = { EUR: 2, USD: 2, JPY: 0 };
  static readonly zero = (currency: Currency): Money => new Money(0n, currency);
  private constructor(private readonly minor: bigint, readonly currency: Currency) {}

  static parse(text: string): Money {
    const match = /^(-?)(\d+)(?:\.(\d+))? (EUR|USD|JPY)$/.exec(text);
    if (!match) throw new SyntaxError(`no amount: ${JSON.stringify(text)}`);
    const [, sign, whole, fraction = "", code] = match;
    const currency = code as Currency;
    const digits = Money.#digits[currency];
    const minor = BigInt(whole + fraction.padEnd(digits, "0").slice(0, digits));
    return new Money(sign ? -minor : minor, currency);
  }
  plus(other: Money): Money {
    if (other.currency !== this.currency) throw new CurrencyMismatch(this.currency, other.currency);
    return new Money(this.minor + other.minor, this.currency);
  }
  /** Splits without losing a cent: the first shares are one larger. */
  *split(ways: number): Generator<Money, bigint, undefined> {
    const n = BigInt(ways), share = this.minor / n, rest = this.minor % n;
    for (let i = 0n; i < n; i++) yield new Money(share + (i < rest ? 1n : 0n), this.currency);
    return rest;
  }
  [Symbol.toPrimitive](hint: "number" | "string" | "default"): number | string {
    const digits = Money.#digits[this.currency];
    const value = Number(this.minor) / 10 ** digits;
    return hint === "number" ? value : `${value.toFixed(digits)} ${this.currency}`;
  }
  toJSON(): { amount: string; currency: Currency } {
    return { amount: this.minor.toString(), currency: this.currency };
  }
}

const bill = ["19.99 EUR", "5 EUR", "-0.5 EUR"].map(Money.parse);
const total = bill.reduce((sum, each) => sum.plus(each), Money.zero("EUR"));
console.log(`${total}`, +total, total > bill[0], String(bill[2]));
console.log([...total.split(4)].map(String), JSON.stringify({ total, yen: Money.parse("1200 JPY") }));
for (const attempt of [() => total.plus(Money.parse("3 USD")), () => Money.parse("three EUR")]) {
  try {
    attempt();
  } catch (error) {
    if (error instanceof CurrencyMismatch) console.log(error.name, error.left, error.right, error.message);
    else if (error instanceof Error) console.log(`${error}`);
  }
}
