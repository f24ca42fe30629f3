// Objects that are told to listeners are the same objects.
import { EventEmitter } from "node:events";

interface Account {
  owner: string;
  balance: number;
}

type Listener = (account: Account, amount: number) => void;

const bank = new EventEmitter();
const accounts: Account[] = [{ owner: "Ann", balance: 10 }, { owner: "Bob", balance: 5 }];
const deposit: Listener = (account, amount) => {
  account.balance += amount;
};
bank.on("deposit", deposit);
bank.on("rename", (account: any, name: string) => {
  account.owner = name.toUpperCase();
});
for (const account of accounts) bank.emit("deposit", account, account.balance * 2);
bank.emit("rename", accounts[1], "Robert");
console.log(accounts, accounts[0].balance + accounts[1].balance);

const handlers: Record<string, (...args: any[]) => void> = {
  start: (id: number) => console.log("start", id),
  stop: () => console.log("stop"),
};
for (const [event, handler] of Object.entries(handlers)) bank.on(event, handler);
bank.emit("start", 7);
bank.emit("stop");
