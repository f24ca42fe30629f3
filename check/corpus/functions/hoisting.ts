console.log(early(3));
function early(n: number): string {
  return inner(n) + later;
  function inner(x: number): string {
    return "inner" + x;
  }
}
var later = "!";
console.log(early(4));
{
  console.log(block());
  function block() {
    return "block";
  }
}
