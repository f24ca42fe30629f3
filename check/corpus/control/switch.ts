function day(n: number): string {
  switch (n) {
    case 0:
    case 6:
      return "weekend";
    case 1: {
      const mood = "tired";
      return mood;
    }
    default:
      return "weekday";
    case 5:
      return "friday";
  }
}
for (let i = 0; i < 8; i++) console.log(i, day(i));
function fall(s: string): string {
  let out = "";
  switch (s) {
    case "a":
      out += "a";
    case "b":
      out += "b";
      break;
    case "c":
      out += "c";
  }
  return out;
}
console.log(fall("a"), fall("b"), fall("c"), fall("d") === "");
function strict(value: number | string): string {
  switch (value) {
    case 1:
      return "number one";
    case "1":
      return "string one";
  }
  return "other";
}
console.log(strict(1), strict("1"), strict(2));
switch (true) {
  case 1 > 2:
    console.log("no");
    break;
  case 2 > 1:
    console.log("yes");
}
