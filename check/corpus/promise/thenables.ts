// Objects with a then method.
class Thenable {
  constructor(private readonly value: number) {}
  then(resolve: (value: number) => void, reject: (reason: unknown) => void): void {
    console.log("then called", typeof resolve, typeof reject);
    resolve(this.value);
    resolve(this.value + 1);
    reject(new Error("too late"));
  }
}
const thenable: any = {
  then(resolve: (value: string) => void) {
    resolve("plain object");
    throw new Error("ignored after resolve");
  },
};
const throwing: any = {
  then() {
    throw new RangeError("from then");
  },
};
Promise.resolve(new Thenable(5)).then((value) => console.log("got", value));
Promise.resolve()
  .then(() => thenable)
  .then((value) => console.log("got", value));
Promise.resolve(throwing).catch((error) => console.log("caught", error.name, error.message));
Promise.resolve({ then: 5 }).then((value) => console.log("no thenable", value.then));
console.log("end");
