interface Edge {
  to: string;
  cost: number;
}
const graph = new Map<string, Edge[]>();
function connect(a: string, b: string, cost: number): void {
  for (const [from, to] of [[a, b], [b, a]]) {
    const edges = graph.get(from) ?? [];
    edges.push({ to, cost });
    graph.set(from, edges);
  }
}
connect("a", "b", 7);
connect("a", "c", 9);
connect("a", "f", 14);
connect("b", "c", 10);
connect("b", "d", 15);
connect("c", "d", 11);
connect("c", "f", 2);
connect("d", "e", 6);
connect("e", "f", 9);
function shortest(start: string): Map<string, number> {
  const distance = new Map<string, number>([[start, 0]]);
  const open = new Set<string>([start]);
  while (open.size > 0) {
    let current = "";
    let best = Infinity;
    for (const name of open) {
      const d = distance.get(name) ?? Infinity;
      if (d < best) {
        best = d;
        current = name;
      }
    }
    open.delete(current);
    for (const { to, cost } of graph.get(current) ?? []) {
      const d = best + cost;
      if (d < (distance.get(to) ?? Infinity)) {
        distance.set(to, d);
        open.add(to);
      }
    }
  }
  return distance;
}
for (const [name, d] of [...shortest("a")].sort()) console.log(name, d);
