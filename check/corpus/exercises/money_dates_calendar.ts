// Money in cents, exchange, tax; calendars, easter, date ranges, durations, cron-like schedules, ISO weeks.
class Money {
  static #rates: Record<string, number> = { EUR: 1, USD: 1.1, JPY: 160 };
  private constructor(
    readonly minor: bigint,
    readonly currency: string,
  ) {}
  static of(amount: string | number, currency = "EUR") {
    const m = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(amount));
    if (!m) throw new SyntaxError(`bad amount ${amount}`);
    return new Money(BigInt(m[1] + m[2]! + (m[3] ?? "").padEnd(2, "0")), currency);
  }
  plus(o: Money) {
    this.same(o);
    return new Money(this.minor + o.minor, this.currency);
  }
  times(f: number) {
    return new Money(BigInt(Math.round(Number(this.minor) * f)), this.currency);
  }
  to(c: string) {
    const r = Money.#rates[c];
    if (r === undefined) throw new RangeError("no rate for " + c);
    return new Money(
      BigInt(Math.round((Number(this.minor) / Money.#rates[this.currency]!) * r)),
      c,
    );
  }
  split(n: number) {
    const q = this.minor / BigInt(n),
      r = Number(this.minor % BigInt(n));
    return Array.from({ length: n }, (_, i) => new Money(q + (i < r ? 1n : 0n), this.currency));
  }
  private same(o: Money) {
    if (o.currency !== this.currency) throw new TypeError(`${this.currency} and ${o.currency}`);
  }
  toString() {
    const s = (this.minor < 0n ? -this.minor : this.minor).toString().padStart(3, "0");
    return `${this.minor < 0n ? "-" : ""}${s.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",")}.${s.slice(-2)} ${this.currency}`;
  }
  toJSON() {
    return [this.currency, Number(this.minor)];
  }
}
console.log(
  `${Money.of("1234567.5")}`,
  String(Money.of(-3).plus(Money.of("0.05"))),
  Money.of(10).split(3).join(" | "),
  String(Money.of(100).to("USD").times(1.19)),
  JSON.stringify(Money.of("7.10")),
  Money.of(1),
);
for (const f of [
  () => Money.of("x"),
  () => Money.of(1).plus(Money.of(1, "USD")),
  () => Money.of(1).to("GBP"),
])
  try {
    f();
  } catch (e) {
    console.log(`${e}`);
  }
const day = 864e5,
  utc = (y: number, m: number, d = 1) => new Date(Date.UTC(y, m - 1, d)),
  iso = (d: Date) => d.toISOString().slice(0, 10),
  leap = (y: number) => (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
function calendar(y: number, m: number) {
  const first = (utc(y, m).getUTCDay() + 6) % 7,
    n = new Date(Date.UTC(y, m, 0)).getUTCDate();
  const cells = [
    ...Array<string>(first).fill("  "),
    ...Array.from({ length: n }, (_, i) => String(i + 1).padStart(2)),
  ];
  const rows = ["Mo Tu We Th Fr Sa Su"];
  while (cells.length) rows.push(cells.splice(0, 7).join(" "));
  return rows.join("\n");
}
console.log(calendar(2024, 2));
console.log([1900, 2000, 2023, 2024].map(leap));
const easter = (y: number) => {
  const a = y % 19,
    b = Math.floor(y / 100),
    c = y % 100,
    d = b >> 2,
    e = b % 4,
    g = Math.floor((8 * b + 13) / 25),
    h = (19 * a + b - d - g + 15) % 30,
    j = c >> 2,
    k = c % 4,
    m = Math.floor((a + 11 * h) / 319),
    r = (2 * e + 2 * j - k - h + m + 32) % 7,
    n = Math.floor((h - m + r + 90) / 25);
  return utc(y, n, (h - m + r + n + 19) % 32);
};
console.log([2023, 2024, 2025, 2038].map((y) => iso(easter(y))));
const week = (d: Date) => {
  const t = new Date(+d);
  t.setUTCDate(t.getUTCDate() + 4 - (t.getUTCDay() || 7));
  return [t.getUTCFullYear(), Math.ceil(((+t - Date.UTC(t.getUTCFullYear(), 0, 1)) / day + 1) / 7)];
};
console.log(week(utc(2021, 1, 3)), week(utc(2020, 12, 31)), week(utc(2024, 12, 30)));
function* range(a: Date, b: Date, step = 1) {
  for (let t = +a; t <= +b; t += step * day) yield new Date(t);
}
console.log([...range(utc(2024, 2, 27), utc(2024, 3, 2))].map(iso));
const age = (b: Date, on: Date) =>
  on.getUTCFullYear() -
  b.getUTCFullYear() -
  +(on.getUTCMonth() * 31 + on.getUTCDate() < b.getUTCMonth() * 31 + b.getUTCDate());
console.log(age(utc(2000, 2, 29), utc(2024, 2, 28)), age(utc(2000, 2, 29), utc(2024, 3, 1)));
const duration = (s: number) =>
  (
    [
      [604800, "week"],
      [86400, "day"],
      [3600, "hour"],
      [60, "minute"],
      [1, "second"],
    ] as const
  )
    .reduce<[string[], number]>(
      ([out, left], [n, name]) => {
        const k = Math.floor(left / n);
        return [k ? [...out, `${k} ${name}${k > 1 ? "s" : ""}`] : out, left - k * n];
      },
      [[], s],
    )[0]
    .join(", ")
    .replace(/, ([^,]*)$/, " and $1") || "now";
console.log([0, 61, 3600, 90061, 694861].map(duration));
const parseDur = (s: string) =>
  [...s.matchAll(/(\d+)\s*([dhms])/g)].reduce(
    (t, [, n, u]) => t + +n! * { d: 86400, h: 3600, m: 60, s: 1 }[u as "d"],
    0,
  );
console.log(parseDur("1d2h 3m"), parseDur("none"), parseDur("90s"));
const cron = (spec: string, from: Date, n: number) => {
  const fields = spec.split(" ").map((f, i) =>
    f === "*"
      ? () => true
      : f.startsWith("*/")
        ? (v: number) => v % +f.slice(2) === 0
        : (v: number) =>
            f.split(",").some((p) => {
              const [a, b = a] = p.split("-").map(Number);
              return v >= a! && v <= b!;
            }),
  );
  const out: string[] = [];
  for (let t = +from; out.length < n && t < +from + 40 * day; t += 6e4) {
    const d = new Date(t),
      vs = [d.getUTCMinutes(), d.getUTCHours(), d.getUTCDate(), d.getUTCMonth() + 1, d.getUTCDay()];
    if (fields.every((f, i) => f(vs[i]!))) out.push(d.toISOString().slice(0, 16));
  }
  return out;
};
console.log(
  cron("*/30 9-10 * * 1-5", utc(2024, 3, 2), 5),
  cron("0 0 1,15 * *", utc(2024, 3, 2), 2),
);
console.log(
  new Date(2020, 1, 31).getMonth(),
  new Date(NaN).getTime(),
  isNaN(+new Date("nope")),
  new Date("2024-02-30T00:00:00Z").getTime(),
  new Date(0).toUTCString(),
  utc(1969, 12, 31) < utc(1970, 1, 1),
  iso(new Date(8.64e15)).length,
);
