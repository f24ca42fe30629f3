// Clearing, before and while they run.
const a = setTimeout(() => console.log("never a"), 10);
const b = setTimeout(() => console.log("never b"), 60);
setTimeout(() => {
  console.log("clears b");
  clearTimeout(b);
  clearTimeout(b);
}, 30);
clearTimeout(a);
clearTimeout(undefined);
let ticks = 0;
const interval = setInterval(() => {
  ticks++;
  console.log("tick", ticks);
  if (ticks === 3) clearInterval(interval);
}, 50);
const c = setInterval(() => console.log("never c"), 10);
clearTimeout(c);
const d = setTimeout(() => console.log("never d"), 250);
const e = setTimeout(() => {
  console.log("e clears itself and d");
  clearTimeout(e);
  clearTimeout(d);
}, 220);
const one = setImmediate(() => {
  console.log("one");
  clearImmediate(two);
});
const two = setImmediate(() => console.log("never two"));
const three = setImmediate(() => console.log("never three"));
clearImmediate(three);
console.log(typeof one, typeof a);
