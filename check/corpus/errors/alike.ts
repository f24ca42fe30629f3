// Objects that are like an Error by their fields only, beside real ones.
const e: Error = { name: "N", message: "m" };
console.log(e.name, e.message, e.stack);
const f = (e: Error) => e.name + "/" + e.message;
console.log(f({ name: "N", message: "m" }), f(new Error("x")), f(new TypeError("y")));
function report(problem: Error | undefined): string {
  return problem === undefined ? "none" : `${problem.name}: ${problem.message}${problem.stack ? " (with a stack)" : ""}`;
}
const collected: Error[] = [{ name: "Odd", message: "by hand" }, new RangeError("far"), Object.assign(new Error("own"), { name: "Mine" })];
console.log(collected.map(report), report(undefined));
const copied: Error = { ...new Error("lost"), name: "Copy", message: "kept" };
copied.message += "!";
console.log(report(copied), copied instanceof Error, Object.keys(copied));
class Problem implements Error {
  name = "Problem";
  constructor(public message: string) {}
}
console.log(report(new Problem("implemented")), new Problem("x") instanceof Error);
