// URLSearchParams by itself.
const params = new URLSearchParams("?a=1&b=two+words&a=%C3%A9&c&=empty&%zz=1&a=1");

console.log(params.toString(), params.size);
console.log(params.get("a"), params.get("b"), params.get("c"), params.get(""), params.get("none"));
console.log(params.getAll("a"), params.getAll("none"));
console.log(params.has("a"), params.has("a", "1"), params.has("a", "2"), params.has("x"));
params.append("n", "x y&z=é€😀~!'()*-._");
console.log(params.toString());
params.set("a", "only");
console.log(params.toString());
params.delete("b");
params.delete("c", "wrong");
console.log(params.toString());
params.set("new", "1");
params.sort();
console.log(params.toString());

console.log(new URLSearchParams({ q: "a b", page: "2" }).toString());
console.log(new URLSearchParams([["x", "1"], ["x", "2"]]).toString());
console.log(new URLSearchParams(params).toString() === params.toString());
console.log(new URLSearchParams().toString() === "");

params.forEach((value, key) => {
  console.log(`${key} -> ${value}`);
});
