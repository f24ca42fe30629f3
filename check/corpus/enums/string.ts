enum Level {
  Debug = "debug",
  Info = "info",
}
const enum Size {
  Small = 1,
  Large = Small * 100,
}
function log(level: Level, text: string): string {
  return `[${level}] ${text}`;
}
console.log(log(Level.Debug, "a"), log(Level.Info, "b"), Size.Large);
console.log(Object.values(Level), Level.Info === "info");
const byLevel: Record<Level, number> = { [Level.Debug]: 1, [Level.Info]: 2 };
console.log(byLevel[Level.Info], byLevel);
