// A priority queue, a simulation of processes with generators, topological order and a gantt text.
class Heap<T> {
  private a: T[] = [];
  constructor(private less: (x: T, y: T) => boolean) {}
  get size() {
    return this.a.length;
  }
  push(x: T) {
    const a = this.a;
    let i = a.push(x) - 1;
    while (i > 0) {
      const p = (i - 1) >> 1;
      if (!this.less(a[i]!, a[p]!)) break;
      [a[i], a[p]] = [a[p]!, a[i]!];
      i = p;
    }
    return this;
  }
  pop(): T | undefined {
    const a = this.a,
      top = a[0],
      last = a.pop();
    if (a.length && last !== undefined) {
      a[0] = last;
      for (let i = 0; ;) {
        let m = i;
        const l = 2 * i + 1,
          r = l + 1;
        if (l < a.length && this.less(a[l]!, a[m]!)) m = l;
        if (r < a.length && this.less(a[r]!, a[m]!)) m = r;
        if (m === i) break;
        [a[i], a[m]] = [a[m]!, a[i]!];
        i = m;
      }
    }
    return top;
  }
  *drain() {
    while (this.size) yield this.pop()!;
  }
}
const h = new Heap<number>((x, y) => x < y);
[5, 3, 9, 1, 4, 1, 8].forEach((n) => h.push(n));
console.log([...h.drain()], h.pop());
type Step = { wait: number } | { use: string; for: number };
function* job(name: string, n: number): Generator<Step, string> {
  for (let i = 0; i < n; i++) {
    yield { wait: i + 1 };
    yield { use: i % 2 ? "disk" : "cpu", for: 2 };
  }
  return name + " finished";
}
function simulate(jobs: Record<string, Generator<Step, string>>) {
  const queue = new Heap<[time: number, seq: number, name: string]>(
    ([t, s], [u, r]) => t < u || (t === u && s < r),
  );
  const freeAt: Record<string, number> = {};
  let seq = 0;
  const log: string[] = [];
  for (const name in jobs) queue.push([0, seq++, name]);
  for (const [time, , name] of queue.drain()) {
    const { value, done } = jobs[name]!.next();
    if (done) {
      log.push(`${time}: ${value}`);
      continue;
    }
    if ("wait" in value) queue.push([time + value.wait, seq++, name]);
    else {
      const start = Math.max(time, freeAt[value.use] ?? 0);
      freeAt[value.use] = start + value.for;
      log.push(`${start}-${start + value.for}: ${name} on ${value.use}`);
      queue.push([start + value.for, seq++, name]);
    }
  }
  return log;
}
console.log(simulate({ a: job("a", 2), b: job("b", 3), c: job("c", 1) }));
const tasks: Record<string, { deps: string[]; cost: number }> = {
  build: { deps: ["deps", "gen"], cost: 5 },
  deps: { deps: [], cost: 2 },
  gen: { deps: ["deps"], cost: 1 },
  test: { deps: ["build"], cost: 4 },
  lint: { deps: ["gen"], cost: 2 },
  ship: { deps: ["test", "lint"], cost: 1 },
};
function order(t: typeof tasks): string[] {
  const done = new Set<string>(),
    path: string[] = [],
    out: string[] = [];
  const visit = (n: string) => {
    if (done.has(n)) return;
    if (path.includes(n))
      throw new Error("cycle: " + [...path.slice(path.indexOf(n)), n].join(" -> "));
    path.push(n);
    t[n]?.deps.forEach(visit);
    path.pop();
    done.add(n);
    out.push(n);
  };
  Object.keys(t).forEach(visit);
  return out;
}
const finish: Record<string, number> = {};
for (const n of order(tasks)) {
  const start = Math.max(0, ...tasks[n]!.deps.map((d) => finish[d]!));
  finish[n] = start + tasks[n]!.cost;
  console.log(n.padEnd(6) + " ".repeat(start) + "#".repeat(tasks[n]!.cost));
}
console.log(finish);
try {
  order({ ...tasks, deps: { deps: ["ship"], cost: 0 } });
} catch (e) {
  console.log((e as Error).message);
}
