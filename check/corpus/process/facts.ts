// Facts about the process that are the same everywhere.
console.log(process.platform, process.arch);
console.log(process.version.startsWith("v24."), process.versions.node === process.version.slice(1));
console.log(Number.isInteger(process.pid), process.pid > 0, process.ppid > 0);
console.log(process.cwd().startsWith("/"));
console.log(process.uptime() >= 0, process.uptime() < 60);
console.log(process.stdout.fd, process.stderr.fd, process.stdout.isTTY, process.stdout.columns);
const memory = process.memoryUsage();
console.log(memory.rss > 0, memory.heapUsed > 0, memory.heapTotal >= memory.heapUsed, Object.keys(memory));
const start = process.hrtime();
const [seconds, nanoseconds] = process.hrtime(start);
console.log(start.length, seconds >= 0, nanoseconds >= 0, nanoseconds < 1e9);
