// Timers by their time, those of one duration in order, microtasks between them.
const log = (text: string) => console.log(text);
setTimeout(() => log("200"), 200);
setTimeout(() => log("40 first"), 40);
setTimeout(() => log("100"), 100);
setTimeout(() => {
  log("40 second");
  Promise.resolve().then(() => log("micro after 40 second"));
  process.nextTick(() => log("tick after 40 second"));
}, 40);
setTimeout(() => log("40 third"), 40);
setTimeout((a: number, b: string) => log(`arguments ${a} ${b}`), 150, 1, "two");
setTimeout(() => log("negative"), -1);
setTimeout(() => log("none"));
setTimeout(() => log("not a number"), NaN);
log("now");
