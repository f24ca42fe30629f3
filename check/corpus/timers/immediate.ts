// Immediates: in order, microtasks between them, new ones in the next round.
let rounds = 0;
setImmediate((name: string) => {
  console.log("immediate", name);
  setImmediate(() => console.log("from immediate"));
  Promise.resolve().then(() => console.log("micro"));
  process.nextTick(() => console.log("tick"));
}, "one");
setImmediate(() => console.log("immediate two"));
function round(): void {
  rounds++;
  if (rounds < 4) setImmediate(round);
  else console.log("rounds", rounds);
}
setTimeout(() => {
  setTimeout(() => console.log("timeout from timeout"), 40);
  setImmediate(() => console.log("immediate from timeout comes first"));
  round();
}, 30);
process.nextTick(() => console.log("tick first"));
console.log("now");
