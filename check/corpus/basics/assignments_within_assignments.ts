// Assignments and steps of a variable inside an assignment to it.
let i = 5;
i += i++ + ++i;
console.log(i, i-- - --i, i);
let j = 1;
j = j++ + j;
console.log(j);
j = (j += 2) * 2;
console.log(j);
j = j--;
console.log(j);
let k = 2;
k *= (k = 5) + k;
console.log(k);
k -= k++;
console.log(k);
k = ++k;
console.log(k);
const a = [1, 2, 3];
let n = 0;
a[n] = n++;
a[n++] = a[n] = n;
n = a[n] = 7;
console.log(a, n);
function f() {
  let x = 1;
  x = x++ + (x = 10) + x--;
  let y = x;
  y += y -= 1;
  return [x, y];
}
console.log(f());
let s = "a";
s += s += "b";
console.log(s);
s = s + (s = "z") + s;
console.log(s);
