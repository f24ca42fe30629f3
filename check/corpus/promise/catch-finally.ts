// catch, finally, and what they pass on.
const log = (text: string) => (value: unknown) => {
  console.log(text, value);
};
Promise.resolve(1).finally(() => 2).then(log("value passes finally:"));
Promise.reject(new Error("a")).finally(() => 3).catch((e) => console.log("reason passes:", e.message));
Promise.resolve(1)
  .finally(() => {
    throw new Error("from finally");
  })
  .catch((e) => console.log("finally threw:", e.message));
Promise.reject(new Error("lost"))
  .finally(() => Promise.reject(new Error("found")))
  .catch((e) => console.log("finally rejected:", e.message));
Promise.reject(4).then(log("never"), log("second handler:"));
Promise.reject(5).then(log("never")).catch(log("passed down:"));
Promise.resolve(6).catch(log("never")).then(log("passed over catch:"));
Promise.resolve(7).then(undefined, undefined).then(null, null).then(log("no handlers:"));
Promise.resolve(8)
  .then((x) => {
    if (x > 5) throw new TypeError(`too big: ${x}`);
    return x;
  })
  .catch((e: unknown) => (e instanceof TypeError ? e.message : "other"))
  .then(log("recovered:"));
