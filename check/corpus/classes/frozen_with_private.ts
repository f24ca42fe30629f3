// Object.freeze says nothing of private members.

class Point {
  readonly x: number;
  readonly y: number;
  #reads = 0;

  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
    Object.freeze(this);
  }
  get reads(): number {
    return this.#reads;
  }
  norm(): number {
    this.#reads++;
    return Math.hypot(this.x, this.y);
  }
  reset(): void {
    this.#reads = 0;
  }
}

const point = new Point(3, 4);
console.log(point.norm(), point.norm(), point.reads);
point.reset();
console.log(point.reads, Object.isFrozen(point), point);
for (const change of [
  () => ((point as any).x = 5),
  () => ((point as any).z = 5),
  () => delete (point as any).y,
  () => ((point as any).reads = 5),
]) {
  try {
    change();
  } catch (error) {
    console.log((error as Error).message);
  }
}

const sealed = Object.seal({ count: 1, list: [1] });
sealed.count++;
sealed.list.push(2);
try {
  (sealed as any).other = 1;
} catch (error) {
  console.log((error as Error).message);
}
console.log(sealed, Object.isSealed(sealed), Object.isFrozen(sealed), Object.isExtensible(sealed));
