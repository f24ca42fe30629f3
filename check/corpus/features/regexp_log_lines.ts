// Lines of a log, taken apart by named groups.
const log = `2024-05-01 12:00:01 [INFO] server: started on port 8080
2024-05-01 12:00:05 [WARN] cache: miss for key=user:42
bad line
2024-05-01 12:01:00 [ERROR] db: timeout after 30s`;
const entry = /^(?<date>\d{4}-\d\d-\d\d) (?<time>[\d:]+) \[(?<level>[A-Z]+)\] (?<source>\w+): (?<text>.*)$/gm;
const levels: Record<string, number> = {};
for (const { groups, index } of log.matchAll(entry)) {
  const { time, level, source, text } = groups!;
  levels[level] = (levels[level] ?? 0) + 1;
  console.log(index, time, source.toUpperCase(), JSON.stringify(text));
}
console.log(levels, log.split("\n").filter((line) => !new RegExp(entry.source).test(line)));
console.log(log.match(/\d+(?=s\b)/)?.[0], log.match(/(?<=key=)[\w:]+/)?.[0], log.replace(/(\d+)-(\d+)-(\d+)/, "$3.$2.$1").slice(0, 10));
const sticky = /\s*(\d+|[-+*/()])/y;
const tokens: string[] = [];
for (let m = sticky.exec("12 + (3*4)"); m; m = sticky.exec("12 + (3*4)")) tokens.push(m[1]);
console.log(tokens, sticky.lastIndex);
