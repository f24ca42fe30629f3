interface Plugin {
  name: string;
  run: (n: number, text?: string) => string | number;
}
function twice(n: number): number {
  return n * 2;
}
class Repeater {
  constructor(private times: number) {}
  run = (n: number, text = "-") => text.repeat(this.times) + n;
}
const r = new Repeater(3);
const plugins: Plugin[] = [
  { name: "twice", run: twice },
  { name: "text", run: (n, text) => `${text ?? "none"}:${n}` },
  { name: "constant", run: () => "constant" },
  { name: "repeat", run: r.run },
];
for (const p of plugins) console.log(p.name, p.run(2), p.run(3, "x"));
plugins[0].run = plugins[1].run;
console.log(plugins[0].run(1, "moved"));
