// Branded and phantom types, opaque handles, type-level units.
declare const brand: unique symbol;
type Brand<T, B extends string> = T & { readonly [brand]: B };
type UserId = Brand<string, "UserId">;
type Cents = Brand<number, "Cents">;
const userId = (s: string): UserId => {
  if (!/^u\d+$/.test(s)) throw new TypeError(`not a user id: ${s}`);
  return s as UserId;
};
const cents = (n: number) => Math.round(n) as Cents;
const add = (a: Cents, b: Cents): Cents => (a + b) as Cents;
const wallet = new Map<UserId, Cents>();
wallet.set(userId("u1"), cents(199.6));
wallet.set(userId("u2"), add(wallet.get("u1" as UserId)!, cents(1)));
console.log(
  wallet,
  [...wallet.keys()].map((k) => k.toUpperCase()),
);
try {
  userId("bob");
} catch (e) {
  console.log(String(e));
}
class Unit<T extends "m" | "s" | "m/s"> {
  declare private readonly phantom: T;
  constructor(readonly n: number) {}
  plus(o: Unit<T>): Unit<T> {
    return new Unit(this.n + o.n);
  }
}
const per = (d: Unit<"m">, t: Unit<"s">): Unit<"m/s"> => new Unit(d.n / t.n);
console.log(
  per(new Unit<"m">(10).plus(new Unit(("5" as any) * 1)), new Unit(3)),
  Object.keys(new Unit<"s">(1)),
);
type State = "draft" | "sent" | "paid";
class Invoice<S extends State = "draft"> {
  private constructor(
    public readonly state: S,
    public readonly lines: readonly string[],
  ) {}
  static open() {
    return new Invoice("draft", []);
  }
  line(this: Invoice<"draft">, l: string) {
    return new Invoice("draft", [...this.lines, l]);
  }
  send(this: Invoice<"draft">): Invoice<"sent"> {
    return new Invoice("sent", this.lines);
  }
  pay(this: Invoice<"sent">) {
    return new Invoice("paid", this.lines);
  }
}
console.log(Invoice.open().line("a").line("b").send().pay());
type Opaque<K, T> = T & { __kind?: K };
const email = "a@b.c" as Opaque<"email", string>;
console.log(email.length, `${email}`, email + "!", email.split("@"));
const isEven = (n: number): n is Brand<number, "Even"> => n % 2 === 0;
const evens: Brand<number, "Even">[] = [1, 2, 3, 4].filter(isEven);
console.log(
  evens,
  evens.reduce<number>((a, b) => a + b, 0),
);
