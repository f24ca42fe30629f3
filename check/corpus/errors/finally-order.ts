const log: string[] = [];
function f(mode: string): string {
  try {
    log.push("try " + mode);
    if (mode === "throw") throw new Error("x");
    if (mode === "return") return "from try";
    log.push("end of try");
  } catch {
    log.push("catch");
    return "from catch";
  } finally {
    log.push("finally");
    if (mode === "override") return "from finally";
  }
  return "after";
}
for (const mode of ["plain", "throw", "return", "override"]) log.push(f(mode));
console.log(log.join("\n"));
let loops = 0;
for (let i = 0; i < 5; i++) {
  try {
    if (i === 1) continue;
    if (i === 3) break;
  } finally {
    loops++;
  }
}
console.log(loops);
