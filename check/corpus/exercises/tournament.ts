// Tournament results in a table, parsing with default regex groups; a relative distance by BFS; camicia-like game.
interface Row {
  team: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  points: number;
}
class Tally {
  private rows: Map<string, Row> = new Map();
  private row(team: string): Row {
    let r = this.rows.get(team);
    if (!r) this.rows.set(team, (r = { team, played: 0, won: 0, drawn: 0, lost: 0, points: 0 }));
    return r;
  }
  add(home: string, away: string, result: "win" | "loss" | "draw") {
    const [h, a] = [home, away].map((t) => this.row(t)) as [Row, Row];
    (h.played++, a.played++);
    switch (result) {
      case "draw":
        h.drawn++;
        a.drawn++;
        h.points += 1;
        a.points += 1;
        break;
      case "loss":
        return void (h.lost++, a.won++, (a.points += 3));
      default:
        h.won++;
        a.lost++;
        h.points += 3;
    }
  }
  toString(): string {
    const line = (t: string, ...cells: (string | number)[]) =>
      t.padEnd(30) + cells.map((c) => ` | ${String(c).padStart(2)}`).join("");
    const sorted = [...this.rows.values()].sort(
      (x, y) => y.points - x.points || x.team.localeCompare(y.team),
    );
    return [
      line("Team", "MP", "W", "D", "L", "P"),
      ...sorted.map(({ team, played, won, drawn, lost, points }) =>
        line(team, played, won, drawn, lost, points),
      ),
    ].join("\n");
  }
}
const t = new Tally();
const input = `Allegoric Alaskans;Blithering Badgers;win
Devastating Donkeys;Courageous Californians;draw
Devastating Donkeys;Allegoric Alaskans;win
Courageous Californians;Blithering Badgers;loss
Blithering Badgers;Devastating Donkeys;loss
# comment
Allegoric Alaskans;Courageous Californians;win`;
for (const m of input.matchAll(/^(?<home>[^;#\n]+);(?<away>[^;\n]+);(?<result>win|loss|draw)$/gm)) {
  const { home, away, result } = m.groups!;
  t.add(home!, away!, result as any);
}
console.log("" + t);
console.log(t);
const tree: Record<string, string[]> = {
  Aiko: ["Bao", "Carlos"],
  Bao: ["Dalia"],
  Carlos: ["Elif", "Fatima"],
  Dalia: ["Gustavo"],
};
function distance(a: string, b: string): number | null {
  const g: Record<string, Set<string>> = {};
  const link = (x: string, y: string) => {
    (g[x] ??= new Set()).add(y);
    (g[y] ??= new Set()).add(x);
  };
  for (const [p, kids] of Object.entries(tree)) {
    kids.forEach((k, i) => {
      link(p, k);
      kids.slice(i + 1).forEach((o) => link(k, o));
    });
  }
  const dist: Record<string, number> = { [a]: 0 };
  for (const queue = [a]; queue.length;) {
    const x = queue.shift()!;
    for (const y of g[x] ?? [])
      if (!(y in dist)) {
        dist[y] = dist[x]! + 1;
        queue.push(y);
      }
  }
  return dist[b] ?? null;
}
console.log(
  distance("Gustavo", "Elif"),
  distance("Aiko", "Aiko"),
  distance("Dalia", "Nobody"),
  distance("Elif", "Fatima"),
);
