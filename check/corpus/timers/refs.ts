// What keeps the program running.
const forever = setInterval(() => console.log("never"), 100000);
console.log(forever.hasRef());
forever.unref();
console.log(forever.hasRef());
console.log(forever.ref() === forever, forever.unref() === forever);
const late = setTimeout(() => console.log("never either"), 900);
late.unref();
const soon = setTimeout(() => console.log("soon"), 130);
soon.unref().ref();
const lone = setImmediate(() => console.log("immediate"));
console.log(lone.hasRef());
const again = setTimeout(() => {
  console.log("again");
  if (!refreshed) {
    refreshed = true;
    again.refresh();
  }
}, 30);
let refreshed = false;
const moved = setTimeout(() => console.log("moved"), 240);
setTimeout(() => moved.refresh(), 100);
setTimeout(() => console.log("before moved"), 280);
process.on("exit", () => console.log("exit"));
