// A bank account with typed errors and a history of transactions.
export class ValueError extends Error {
  constructor() {
    super("Bank account error");
    Object.setPrototypeOf(this, ValueError.prototype);
  }
}
type Tx = { type: "deposit" | "withdraw"; amount: number; balance: number };
export class BankAccount {
  private _open = false;
  private _balance = 0;
  protected history: Tx[] = [];
  open() {
    if (this._open) throw new ValueError();
    this._open = true;
    this._balance = 0;
  }
  close() {
    this.check(this._open);
    this._open = false;
  }
  deposit(n: number): void {
    this.check(this._open && n >= 0);
    this._balance += n;
    this.note("deposit", n);
  }
  withdraw(n: number): void {
    this.check(this._open && n >= 0 && n <= this._balance);
    this._balance -= n;
    this.note("withdraw", n);
  }
  get balance(): number {
    this.check(this._open);
    return this._balance;
  }
  private note(type: Tx["type"], amount: number) {
    this.history.push({ type, amount, balance: this._balance });
  }
  private check(ok: boolean): asserts ok {
    if (!ok) throw new ValueError();
  }
}
class Audited extends BankAccount {
  statement() {
    return this.history.map(({ type, ...rest }) => [type, rest] as const);
  }
  static from(...amounts: number[]) {
    const a = new this();
    a.open();
    for (const n of amounts) n < 0 ? a.withdraw(-n) : a.deposit(n);
    return a;
  }
}
const expectThrow = (f: () => void) => {
  try {
    f();
    console.log("nothing thrown");
  } catch (e) {
    console.log(e instanceof ValueError, e instanceof Error, e && (e as Error).constructor.name);
  }
};
const a = Audited.from(100, -30, 5);
console.log(a.balance, a.statement());
console.table(a.statement().map(([type, r]) => ({ type, ...r })));
expectThrow(() => a.open());
expectThrow(() => a.withdraw(1000));
expectThrow(() => a.deposit(-1));
a.close();
expectThrow(() => a.close());
expectThrow(() => console.log(a.balance));
a.open();
console.log(a.balance, a);
expectThrow(() => Audited.from(1, -2));
