const result = (function () {
  let secret = 41;
  return ++secret;
})();
console.log(result);
console.log(((a: number, b: number) => a * b)(6, 7));
(() => {
  console.log("ran");
})();
const fact = function self(n: number): number {
  return n < 2 ? 1 : n * self(n - 1);
};
console.log(fact(6), fact.name, result.toString());
