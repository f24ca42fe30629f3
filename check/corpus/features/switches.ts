// Switches: falling through, grouped, on any expression, with blocks.
function describe(value: unknown): string {
  const parts: string[] = [];
  switch (typeof value) {
    case "number":
      parts.push("number");
    case "bigint":
      parts.push("numeric");
      break;
    case "string": {
      const length = value.length;
      parts.push(`string of ${length}`);
      break;
    }
    default:
      parts.push("other");
    case "boolean":
      parts.push("last");
  }
  return parts.join(", ");
}
console.log([1, 2n, "abc", null, true].map(describe));
const grade = (score: number) => {
  switch (true) {
    case score >= 90: return "A";
    case score >= 80: return "B";
    default: return "C";
  }
};
console.log([95, 85, 10].map(grade));
let log = "";
for (const command of ["up", "up", "left", "stop", "up"]) {
  switch (command) {
    case "up": case "down": log += "v"; continue;
    case "left": log += "h"; break;
    case "stop": log += "."; 
  }
  if (log.endsWith(".")) break;
}
console.log(log);
