let total = 0;
const adders = [1, 10, 100].map((step) => () => (total += step));
for (const add of adders) add();
adders[1]();
console.log(total);
function account() {
  let balance = 0;
  const history: string[] = [];
  const record = (what: string, amount: number) => {
    history.push(`${what} ${amount} -> ${balance}`);
  };
  return {
    deposit(amount: number) {
      balance += amount;
      record("deposit", amount);
    },
    withdraw(amount: number): boolean {
      if (amount > balance) return false;
      balance -= amount;
      record("withdraw", amount);
      return true;
    },
    history: () => history.slice(),
  };
}
const mine = account();
mine.deposit(100);
console.log(mine.withdraw(30), mine.withdraw(500));
console.log(mine.history());
