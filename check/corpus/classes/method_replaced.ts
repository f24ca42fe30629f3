// A function that is assigned in a method's place is what calls find, also calls inside the class.
class Account {
  balance = 100;
  fee(amount: number): number {
    return amount / 100;
  }
  take(amount: number): number {
    this.balance -= amount + this.fee(amount);
    return this.balance;
  }
}

const plain = new Account();
const free = new Account();
free.fee = () => 0;
console.log(plain.take(50), free.take(50));
console.log(Object.keys(plain), Object.keys(free));

const original = free.take;
free.take = function (this: Account, amount: number) {
  console.log("taking", amount);
  return original.call(this, amount);
};
console.log(free.take(10));

const loose: any = new Account();
loose.fee = (amount: number) => amount;
console.log(loose.take(10));
delete loose.fee;
console.log(loose.take(10));

class Button {
  label = "ok";
  constructor() {
    this.click = this.click.bind(this);
  }
  click(): string {
    return `clicked ${this.label}`;
  }
}
const { click } = new Button();
console.log(click());
export {};
