interface Fish {
  swim(): string;
}
interface Bird {
  fly(): string;
  layEggs?: boolean;
}
function isFish(pet: Fish | Bird): pet is Fish {
  return "swim" in pet;
}
function move(pet: Fish | Bird): string {
  return isFish(pet) ? pet.swim() : pet.fly();
}
console.log(move({ swim: () => "swims" }), move({ fly: () => "flies" }));
function assertNumber(x: unknown): asserts x is number {
  if (typeof x !== "number") throw new TypeError("not a number: " + typeof x);
}
const input: unknown = 42;
assertNumber(input);
console.log(input + 1);
try {
  assertNumber("x");
} catch (e) {
  console.log((e as Error).message);
}
const values: unknown[] = ["a", 1, null, { name: "n" }, { name: 5 }];
function hasName(x: unknown): x is { name: string } {
  return typeof x === "object" && x !== null && "name" in x && typeof (x as { name: unknown }).name === "string";
}
console.log(values.map((x) => (hasName(x) ? x.name : "-")).join(""));
