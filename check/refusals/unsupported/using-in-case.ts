// Node's own parser rejects it, too.
function f(kind: number): void {
  switch (kind) {
    case 1:
      using lock = { [Symbol.dispose]() {} };
      console.log(lock);
  }
}
f(1);
