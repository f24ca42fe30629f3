// The class of a private name is known from where it stands, whatever the object's type.
class Account {
  #balance = 10;
  static #made = 0;
  constructor() {
    Account.#made++;
  }
  #fee() {
    return 1;
  }
  get #rounded() {
    return Math.round(this.#balance);
  }
  static balanceOf(value: any): number {
    return value.#balance;
  }
  static charge(value: any) {
    value.#balance -= value.#fee();
    value.#balance *= 2;
    return value.#rounded;
  }
  static is(value: any) {
    return #balance in value;
  }
  static get made() {
    return Account.#made;
  }
}

const account = new Account();
console.log(Account.balanceOf(account), Account.charge(account), Account.is(account), Account.is({}), Account.made);
for (const other of [{}, [1], 5, "text", new Map()]) {
  try {
    console.log(Account.balanceOf(other));
  } catch (error) {
    console.log(String(error));
  }
}
try {
  (function (value: any) {
    Account.charge(value);
  })({ balance: 3 });
} catch (error) {
  console.log((error as Error).name);
}
