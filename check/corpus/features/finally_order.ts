// What runs when, and which result wins.
const log: string[] = [];
function both(): string {
  try {
    log.push("try");
    return "from try";
  } finally {
    log.push("finally");
  }
}
function overrides(): string {
  try {
    throw new Error("lost");
  } catch {
    return "from catch";
  } finally {
    log.push("cleanup");
  }
}
function loops(): number {
  let n = 0;
  for (const x of [1, 2, 3, 4]) {
    try {
      if (x === 2) continue;
      if (x === 4) break;
      n += x;
    } finally {
      n += 100;
    }
  }
  return n;
}
function nested(): string {
  try {
    try {
      throw new Error("inner");
    } finally {
      log.push("inner finally");
    }
  } catch (error) {
    return (error as Error).message;
  }
}
console.log(both(), overrides(), loops(), nested(), log);
