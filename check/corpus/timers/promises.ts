// node:timers/promises.
import { setTimeout as sleep, setImmediate as next } from "node:timers/promises";

sleep(120, "last").then((value) => console.log(value));
sleep(30).then((value) => console.log(value));
sleep(70, { n: 5 }).then(({ n }) => console.log(n));
next("immediate").then((value) => console.log(value));
console.log("now");
