function grade(points: number): string {
  return points >= 90 ? "A" : points >= 80 ? "B" : points >= 70 ? "C" : "F";
}
console.log([95, 85, 75, 20].map(grade).join(""));
function sign(x: number): number {
  if (x > 0) return 1;
  else if (x < 0) return -1;
  else return 0;
}
console.log(sign(5), sign(-5), sign(0));
const even = (n: number) => n % 2 === 0 && n !== 0;
console.log(even(4), even(0), even(3));
let calls = 0;
const touch = () => {
  calls++;
  return true;
};
const r1 = false && touch();
const r2 = true || touch();
const r3 = true && touch();
console.log(r1, r2, r3, calls);
