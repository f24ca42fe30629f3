// using: top level await
class R implements AsyncDisposable {
  constructor(public n: string) { console.log("open", n); }
  async [Symbol.asyncDispose]() { console.log("closing", this.n); await null; console.log("closed", this.n); }
}
async function main() {
  await using a = new R("a");
  await using b = new R("b");
  console.log("in main");
  return 5;
}
main().then(v => console.log("result", v));
await using top1 = new R("top");
console.log("end");
