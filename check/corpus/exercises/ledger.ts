// A ledger with columns in two styles, dates and money formatted by hand.
class LedgerEntry {
  constructor(
    public date: Date,
    public description: string,
    public change: number,
  ) {}
  static parse(date: string, description: string, change: number): LedgerEntry {
    return new LedgerEntry(new Date(date + "T00:00:00Z"), description, change);
  }
}
type Locale = "en-US" | "nl-NL";
type Currency = "USD" | "EUR";
interface Style {
  head: [string, string, string];
  date(d: Date): string;
  money(cents: number, c: Currency): string;
}
const pad2 = (n: number) => (n < 10 ? "0" : "") + n;
const group = (n: number, sep: string) => String(n).replace(/\B(?=(\d{3})+$)/g, sep);
const symbols = { USD: "$", EUR: "€" } satisfies Record<Currency, string>;
const styles: Record<Locale, Style> = {
  "en-US": {
    head: ["Date", "Description", "Change"],
    date: (d) => [pad2(d.getUTCMonth() + 1), pad2(d.getUTCDate()), d.getUTCFullYear()].join("/"),
    money(cents, c) {
      const abs = Math.abs(cents),
        text = `${symbols[c]}${group(Math.floor(abs / 100), ",")}.${pad2(abs % 100)}`;
      return cents < 0 ? `(${text})` : `${text} `;
    },
  },
  "nl-NL": {
    head: ["Datum", "Omschrijving", "Verandering"],
    date: (d) => `${pad2(d.getUTCDate())}-${pad2(d.getUTCMonth() + 1)}-${d.getUTCFullYear()}`,
    money(cents, c) {
      const abs = Math.abs(cents);
      return `${symbols[c]} ${cents < 0 ? "-" : ""}${group(Math.floor(abs / 100), ".")},${pad2(abs % 100)} `;
    },
  },
};
function fit(text: string, width: number) {
  return text.length > width ? text.slice(0, width - 3) + "..." : text.padEnd(width);
}
export function formatEntries(currency: Currency, locale: Locale, entries: LedgerEntry[]) {
  const {
    head: [a, b, c],
    date,
    money,
  } = styles[locale];
  const rows = entries
    .toSorted(
      (x, y) =>
        x.date.getTime() - y.date.getTime() ||
        x.description.localeCompare(y.description) ||
        x.change - y.change,
    )
    .map((e) =>
      [date(e.date), fit(e.description, 25), money(e.change, currency).padStart(13)].join(" | "),
    );
  return [`${a.padEnd(10)} | ${fit(b, 25)} | ${c.padEnd(13)}`.trimEnd(), ...rows].join("\n");
}
const entries = [
  LedgerEntry.parse("2015-01-02", "Get present", -1000),
  LedgerEntry.parse("2015-01-01", "Buy present with a very long description", -123456),
  LedgerEntry.parse("2015-01-01", "Äpfel", 1234567890),
  LedgerEntry.parse("2015-01-01", "Apfel", 7),
];
console.log(formatEntries("USD", "en-US", entries));
console.log(formatEntries("EUR", "nl-NL", entries));
console.log(formatEntries("USD", "nl-NL", []));
console.log(entries[0]);
