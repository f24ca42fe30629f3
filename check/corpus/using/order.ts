// using: order
const log = (s: string) => () => console.log(s);
Promise.resolve().then(log("t1")).then(log("t2")).then(log("t3")).then(log("t4")).then(log("t5")).then(log("t6"));
async function f() { { await using x = null; console.log("body"); } console.log("after null");
 { await using y = { [Symbol.dispose]() { console.log("sync"); } }; using z = { [Symbol.dispose]() { console.log("z"); } };} console.log("after sync");
 { using z = { [Symbol.dispose]() { console.log("z"); } };  await using n = null; } console.log("after z"); }
f();
