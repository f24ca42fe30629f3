// An enum in several declarations is one object.
enum Level {
  Low = 1,
  High,
}

enum Level {
  Top = 10,
  Max,
}

enum Mixed {
  Text = "text",
  Count = 3,
}

enum Mixed {
  More = "abc".length,
}

console.log(Level.Low, Level.Max, Level);
console.log(Level[10], Object.keys(Level).length);
console.log(Mixed, Mixed.More);
for (const key in Mixed) console.log(key);

function describe(level: Level) {
  switch (level) {
    case Level.Low:
      return "low";
    case Level.Top:
      return "top";
    default:
      return Level[level];
  }
}
console.log(describe(Level.Low), describe(Level.High), describe(Level.Top), describe(Level.Max));
