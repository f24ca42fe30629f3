async function main() {
  const { gen, agen } = await import("./g.ts");
  for (const x of gen(3)) console.log(x); for await (const y of agen()) console.log(y);
  const m = await import("./g.ts"); console.log([...m.gen(2)], m.obj.list.map((x) => x + 1), m.obj.nested?.deep);
  m.obj.list.push(9); console.log((await import("./g.ts")).obj.list); const { obj: { list: [first, ...rest] } } = m; console.log(first, rest);
}
main().then(() => console.log("done"));
