const a = { n: 1 };
const b = a;
b.n = 2;
console.log(a.n, a === b);
function change(o: { n: number }): void {
  o.n = 3;
  o = { n: 4 };
}
change(a);
console.log(a.n);
const list = [a, a];
list[0].n = 9;
console.log(list[1].n, list.indexOf(a), list.includes({ n: 9 }));
const nested = { inner: a };
const shallow = { ...nested };
shallow.inner.n = 11;
console.log(nested.inner.n);
