class Base { constructor(public x: number, public y: number) {} }
type GConstructor<T = {}> = new (...args: any[]) => T;
function Movable<TBase extends GConstructor<{ x: number; y: number }>>(B: TBase) { return class Movable extends B { move(dx: number, dy: number) { this.x += dx; this.y += dy; return this; } }; }
function Printable<TBase extends GConstructor<{ x: number; y: number }>>(B: TBase) { return class extends B { toString() { return `(${this.x}, ${this.y})`; } }; }
const Sprite = Printable(Movable(Base)); const s = new Sprite(1, 2); s.move(3, 4); console.log(`${s}`, s.x, s.y);
console.log(Movable(Base).name);
