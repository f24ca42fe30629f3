// Promise.any and race, AggregateError.
const after = <T>(value: T, ms: number) =>
  new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
const failing = (message: string, ms: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error(message)), ms));

Promise.race([after("slow", 90), after("fast", 10)]).then((value) => console.log("race", value));
Promise.race([failing("fails first", 30), after("slow", 90)]).catch((e) => console.log("race", e.message));
Promise.race(["plain", after("timer", 10)]).then((value) => console.log("race", value));
Promise.any([failing("a", 10), after("wins", 300), after("late", 600)]).then((v) => console.log("any", v));
Promise.any([failing("x", 50), failing("y", 20)]).catch((error: AggregateError) => {
  console.log(error instanceof AggregateError, error instanceof Error, error.name, error.message);
  console.log(error.errors.map((e: Error) => e.message));
});
Promise.any([]).catch((error) => console.log(error.message, error.errors.length));
const aggregate = new AggregateError([new Error("one"), 2], "both");
console.log(aggregate.message, aggregate.errors.length, String(aggregate));
