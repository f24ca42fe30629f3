console.log("before");
function fail(): never {
  throw new RangeError("uncaught on purpose");
}
fail();
console.log("after");
