// Shortest paths with a binary heap, and breadth-first search with a queue.

interface Edge {
  to: number;
  weight: number;
}

class PriorityQueue<T> {
  private heap: { item: T; priority: number }[] = [];

  get size(): number {
    return this.heap.length;
  }

  push(item: T, priority: number): void {
    this.heap.push({ item, priority });
    let i = this.heap.length - 1;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (this.heap[parent].priority <= this.heap[i].priority) break;
      [this.heap[parent], this.heap[i]] = [this.heap[i], this.heap[parent]];
      i = parent;
    }
  }

  pop(): T | undefined {
    const top = this.heap[0];
    const last = this.heap.pop();
    if (top === undefined || last === undefined) return undefined;
    if (this.heap.length > 0) {
      this.heap[0] = last;
      let i = 0;
      for (;;) {
        const left = 2 * i + 1;
        const right = left + 1;
        let least = i;
        if (left < this.heap.length && this.heap[left].priority < this.heap[least].priority) least = left;
        if (right < this.heap.length && this.heap[right].priority < this.heap[least].priority) least = right;
        if (least === i) break;
        [this.heap[least], this.heap[i]] = [this.heap[i], this.heap[least]];
        i = least;
      }
    }
    return top.item;
  }
}

class Graph {
  private edges: Map<number, Edge[]> = new Map();

  connect(from: number, to: number, weight: number): void {
    if (!this.edges.has(from)) this.edges.set(from, []);
    this.edges.get(from)!.push({ to, weight });
  }

  distances(start: number, size: number): number[] {
    const distance: number[] = new Array(size).fill(Infinity);
    const done = new Set<number>();
    const queue = new PriorityQueue<number>();
    distance[start] = 0;
    queue.push(start, 0);
    while (queue.size > 0) {
      const node = queue.pop()!;
      if (done.has(node)) continue;
      done.add(node);
      for (const { to, weight } of this.edges.get(node) ?? []) {
        const next = distance[node] + weight;
        if (next < distance[to]) {
          distance[to] = next;
          queue.push(to, next);
        }
      }
    }
    return distance;
  }

  hops(start: number): Map<number, number> {
    const depth = new Map<number, number>([[start, 0]]);
    const queue: number[] = [start];
    while (queue.length > 0) {
      const node = queue.shift()!;
      for (const edge of this.edges.get(node) ?? []) {
        if (!depth.has(edge.to)) {
          depth.set(edge.to, depth.get(node)! + 1);
          queue.push(edge.to);
        }
      }
    }
    return depth;
  }
}

const size = 50000;
const graph = new Graph();
let seed = 99;
for (let i = 0; i < size * 5; i++) {
  seed = (seed * 48271) % 2147483647;
  const from = seed % size;
  seed = (seed * 48271) % 2147483647;
  const to = seed % size;
  graph.connect(from, to, (seed % 97) + 1);
}
for (let start = 0; start < 3; start++) {
  const distances = graph.distances(start, size);
  let sum = 0;
  let reached = 0;
  for (const distance of distances) {
    if (distance !== Infinity) {
      sum += distance;
      reached++;
    }
  }
  console.log(reached, sum, graph.hops(start).size);
}

// A grid, breadth first, with coordinates as objects.
const width = 600;
const walls: boolean[][] = Array.from({ length: width }, (_, y) =>
  Array.from({ length: width }, (_, x) => (x * 7 + y * 13) % 11 === 0),
);
const seen: boolean[][] = walls.map((row) => row.map(() => false));
const queue: { x: number; y: number; steps: number }[] = [{ x: 1, y: 0, steps: 0 }];
seen[0][1] = true;
let furthest = 0;
while (queue.length) {
  const { x, y, steps } = queue.shift()!;
  furthest = Math.max(furthest, steps);
  for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
    const nx = x + dx;
    const ny = y + dy;
    if (nx < 0 || ny < 0 || nx >= width || ny >= width || walls[ny][nx] || seen[ny][nx]) continue;
    seen[ny][nx] = true;
    queue.push({ x: nx, y: ny, steps: steps + 1 });
  }
}
console.log(furthest);
