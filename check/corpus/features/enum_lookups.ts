// Enums: both directions, as flags, as objects, in switches.
enum Level { Debug, Info, Warn = 10, Error }
enum Color { Red = "RED", Green = "GREEN" }
enum Perm { None = 0, Read = 1, Write = 2, All = Read | Write }
const enum Size { Small = 1, Large = Small * 100 }
console.log(Level.Info, Level[10], Level["Error"], Color.Red, Object.values(Color), Size.Large, Perm[3]);
const parse = (text: string): Level | undefined => Level[text as keyof typeof Level];
console.log(parse("Warn"), parse("Nope"), Object.keys(Level).filter((k) => Number.isNaN(+k)));
const can = (have: Perm, need: Perm) => (have & need) === need;
console.log(can(Perm.All, Perm.Write), can(Perm.Read, Perm.Write), Perm[Perm.All & ~Perm.Read]);
function threshold(level: Level): string {
  switch (level) {
    case Level.Debug:
    case Level.Info: return "quiet";
    case Level.Warn: return "loud";
    default: return Level[level].toLowerCase();
  }
}
console.log([Level.Debug, Level.Warn, Level.Error].map(threshold), Level, Color);
const byColor: Record<Color, number> = { [Color.Red]: 1, [Color.Green]: 2 };
for (const color of Object.values(Color)) console.log(color, byColor[color]);
