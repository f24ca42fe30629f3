// A text adventure.
type Dir = "n" | "s" | "e" | "w";
interface Room {
  name: string;
  desc: string;
  exits: Partial<Record<Dir, string>>;
  items: string[];
  locked?: boolean;
}
const rooms: Record<string, Room> = {
  hall: {
    name: "Hall", desc: "A dusty hall.", exits: { n: "kitchen", e: "vault" }, items: ["lamp"]
  }, kitchen: { name: "Kitchen", desc: "It smells.", exits: { s: "hall" }, items: ["key", "knife"] }, vault: { name: "Vault", desc: "Gold!", exits: { w: "hall" }, items: ["gold"], locked: true }
};
class Game {
  private at = "hall";
  private inv = new Set<string>();
  private moves = 0;
  private get room() { return rooms[this.at]; }
  private cmds: Record<string, (arg?: string) => string> = {
    look: () => `${this.room.name}: ${this.room.desc}${this.room.items.length ? " You see: " + this.room.items.join(", ") + "." : ""} Exits: ${Object.keys(this.room.exits).join("/")}`, go: (d) => {
      const to = this.room.exits[d as Dir];
      if (!to)
        return "No way.";
      if (rooms[to].locked && !this.inv.has("key"))
        return "Locked.";
      this.at = to;
      return this.cmds.look();
    }, take: (i) => {
      const k = this.room.items.indexOf(i ?? "");
      if (k < 0)
        return `No ${i ?? "thing"} here.`;
      this.inv.add(...(this.room.items.splice(k, 1) as [
        string
      ]));
      return "Taken.";
    }, inv: () => (this.inv.size ? [...this.inv].sort().join(", ") : "nothing")
  };
  run(line: string) {
    this.moves++;
    const [c, ...rest] = line.trim().toLowerCase().split(/\s+/);
    const f = this.cmds[c];
    return f ? f(rest[0]) : `I don't know "${c}".`;
  }
  get score() {
    return { moves: this.moves, gold: this.inv.has("gold") };
  }
}
const g = new Game();
for (const l of [
  "look", "go e", "inv", "go n", "take  KEY", "take key", "go s", "go east", "go e", "take gold", "inv", "dance"
])
  console.log(`> ${l}\n${g.run(l)}`);
console.log(g.score, rooms.kitchen.items);
