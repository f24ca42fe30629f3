const n: number = "text";
let s: string = "a";
s = 5;
function f(x: boolean): void {
  console.log(x);
}
f("yes");
console.log(n, s);
