interface Person {
  name: string;
}
const p: Persn = { name: "a" };
console.log(p);
