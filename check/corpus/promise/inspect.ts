// How promises print.
const rejected = Promise.reject(new RangeError("r"));
rejected.catch(() => {});
const reason = Promise.reject(3);
reason.catch(() => {});
console.log(Promise.resolve(1), Promise.resolve("s"), Promise.resolve(undefined));
console.log(new Promise(() => {}), reason);
console.log({ p: Promise.resolve([1, 2, 3]), q: [Promise.resolve({ a: { b: { c: 1 } } })] });
console.log(typeof reason, reason instanceof Promise);
