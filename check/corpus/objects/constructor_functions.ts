// Functions that construct: what classes were before there were classes.

interface Account {
  owner: string;
  balance: number;
  deposit(amount: number): Account;
  toString(): string;
}

function Account(this: Account, owner: string, balance: number) {
  this.owner = owner;
  this.balance = balance;
}

Account.prototype.deposit = function (this: Account, amount: number) {
  this.balance += amount;
  return this;
};

Account.prototype.toString = function (this: Account) {
  return `${this.owner}: ${this.balance}`;
};

Account.opened = 0;
Account.open = function (owner: string): Account {
  Account.opened++;
  return new (Account as any)(owner, 0);
};

const ann = new (Account as any)("Ann", 10) as Account;
const bob = Account.open("Bob").deposit(5).deposit(7);

console.log(String(ann), `${bob}`, Account.opened);
console.log(ann, ann instanceof (Account as any), bob.constructor === Account);
console.log(Object.keys(bob), JSON.stringify(bob), "deposit" in bob, Object.hasOwn(bob, "deposit"));
console.log(Object.getPrototypeOf(ann) === Account.prototype, Account.prototype.constructor === Account);
console.log(Object.getOwnPropertyNames(Account.prototype), Account.length, Account.name);

for (const key in bob) {
  console.log(key);
}

// A prototype given all at once.
const Stack = function (this: any) {
  this.items = [];
} as any;

Stack.prototype = {
  push(item: unknown) {
    this.items.push(item);
    return this;
  },
  get size() {
    return this.items.length;
  },
};

const stack = new Stack().push(1).push("two");
console.log(stack.size, stack.items, Stack.name, stack.constructor === Object, stack instanceof Stack);

// Accessors and iteration on a prototype.
function Range(this: any, from: number, to: number) {
  this.from = from;
  this.to = to;
}
Object.defineProperty(Range.prototype, "length", {
  get(this: any) {
    return this.to - this.from;
  },
});
Range.prototype[Symbol.iterator] = function* (this: any) {
  for (let i = this.from; i < this.to; i++) {
    yield i;
  }
};
const range = new (Range as any)(3, 7);
console.log(range.length, [...range], range, Math.max(...range));
