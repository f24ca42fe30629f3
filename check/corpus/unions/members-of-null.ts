// What is null or undefined for sure has no members, whatever its type says.
function text(read: () => unknown): string {
  try {
    return String(read());
  } catch (error) {
    return (error as Error).message;
  }
}
function fails(): never {
  throw new Error("no value");
}
console.log(text(() => null!["x" as never]), text(() => (null as any)["x"]));
console.log(text(() => (undefined!)["y"]), text(() => (null! as { z: number }).z));
console.log(text(() => fails()["x" as never]), text(() => (void 0 as any).a.b));
