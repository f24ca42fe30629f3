// Accounts with a ledger: transfers that happen whole or not at all, undone, and told as a statement.
type Cents = number & { readonly unit: unique symbol };
const cents = (n: number): Cents => { if (!Number.isSafeInteger(n)) throw new TypeError(`not cents: ${n}`); return n as Cents; };
type Entry = Readonly<{ day: number; amount: Cents; note: string }>;

abstract class Account {
  static #next = 100;
  readonly id = Account.#next++;
  #entries: Entry[] = [];
  constructor(readonly owner: string) {}
  protected abstract get floor(): number;
  get balance(): number { return this.#entries.reduce((sum, { amount }) => sum + amount, 0); }
  book(entry: Entry): () => void {
    if (this.balance + entry.amount < this.floor) throw new RangeError(`${this}: ${entry.note} leaves ${this.balance + entry.amount}`);
    this.#entries.push(Object.freeze({ ...entry }));
    return () => { this.#entries = this.#entries.filter((e) => e.note !== entry.note || e.day !== entry.day); };
  }
  *statement(since = 0) {
    let running = 0;
    for (const { day, amount, note } of this.#entries) {
      running += amount;
      if (day >= since) yield `${String(day).padStart(3)} ${note.padEnd(12)} ${(amount / 100).toFixed(2).padStart(9)} ${(running / 100).toFixed(2).padStart(9)}`;
    }
  }
  toString() { return `${this.constructor.name} ${this.id} of ${this.owner}`; }
}
class Savings extends Account { protected get floor() { return 0; } }
class Current extends Account {
  constructor(owner: string, private readonly credit = 0) { super(owner); }
  protected get floor() { return -this.credit; }
}
class Bank {
  #day = 1;
  transfer(from: Account, to: Account | null, amount: Cents, note = "transfer"): boolean {
    const undo: (() => void)[] = [], day = this.#day++;
    try {
      undo.push(from.book({ day, amount: cents(-amount), note }));
      if (!to) throw new ReferenceError("no such account");
      undo.push(to.book({ day, amount, note }));
      return true;
    } catch (error) {
      console.log(`day ${day}: ${(error as Error).message} (${undo.length} undone)`);
      undo.reverse().forEach((step) => step());
      return false;
    }
  }
}
const [anna, bert, bank] = [new Savings("anna"), new Current("bert", 50_00), new Bank()];
anna.book({ day: 0, amount: cents(120_50), note: "opening" });
console.log(bank.transfer(anna, bert, cents(20_25), "rent"), bank.transfer(anna, bert, cents(200_00)), bank.transfer(bert, null, cents(5), "lost"), bank.transfer(bert, anna, cents(70_00), "loan"));
for (const account of [anna, bert]) console.log(`${account}: ${account.balance}\n${[...account.statement(1)].join("\n")}`);
try { cents(0.5); } catch (error) { console.log(String(error)); }
console.log(anna, Object.keys(bert), anna instanceof Account, bert.id - anna.id);
