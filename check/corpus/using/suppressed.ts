// Errors on the way out do not hide each other: each is suppressed by the next.
class Handle implements Disposable {
  constructor(readonly name: string, readonly breaks = false) {}
  [Symbol.dispose]() {
    console.log("dispose", this.name);
    if (this.breaks) throw new Error("cannot close " + this.name);
  }
}
class Connection implements AsyncDisposable {
  constructor(readonly name: string) {}
  async [Symbol.asyncDispose]() {
    await null;
    console.log("closed", this.name);
  }
}

function chain(error: any): string {
  return error instanceof SuppressedError ? `${chain(error.error)} over ${chain(error.suppressed)}` : error.message;
}

try {
  using a = new Handle("a", true);
  using b = new Handle("b", true);
  throw new Error("body of " + a.name + b.name);
} catch (error: any) {
  console.log(error.name, "-", error.message, "-", chain(error));
}

{
  await using outer = new Connection("outer");
  await using nothing = null;
  using also = undefined;
  console.log("inside", outer.name, nothing, also);
}
async function fetchName() {
  await using connection = new Connection("fetch");
  return connection.name + "ed";
}
console.log(await fetchName());

for (using handle of [new Handle("first"), new Handle("second")]) {
  if (handle.name === "second") break;
  console.log("use", handle.name);
}

const stack = new DisposableStack();
stack.use(new Handle("used"));
stack.defer(() => console.log("deferred"));
stack.adopt(5, value => console.log("adopted", value));
const moved = stack.move();
console.log(stack.disposed, moved.disposed);
moved.dispose();
console.log(moved.disposed, new SuppressedError(new Error("x"), new Error("y"), "both").message);
