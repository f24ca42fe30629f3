type Constructor<T = object> = new (...args: any[]) => T;
class Animal { constructor(protected name: string) {} speak(): string { return `${this.name} makes a sound`; } describe() { return "I: " + this.speak(); } }
function CanFly<T extends Constructor<Animal>>(Base: T) { return class extends Base { altitude = 0; fly(h: number): this { this.altitude = h; return this; } speak() { return super.speak() + " in the air"; } }; }
function CanSwim<T extends Constructor<Animal>>(Base: T) { return class extends Base { depth: number; constructor(...args: any[]) { super(...args); this.depth = 1; } swim(d: number) { this.depth += d; return this.depth; } get wet() { return this.depth > 0; } static kind = "swimmer"; }; }
class Duck extends CanSwim(CanFly(Animal)) { constructor() { super("Duck"); } quack() { return "Quack"; } }
const d = new Duck(); console.log(d.describe(), d.fly(10).altitude, d.swim(3), d.quack(), d.wet, d); console.log(d instanceof Animal);
const Fish = CanSwim(Animal); const f = new Fish("Nemo"); console.log(f.describe(), f.depth, f.swim(2)); const a: Animal = d; console.log(a.speak());
class Plane extends CanFly(Animal) {} console.log(new Plane("747").speak(), new Plane("x").fly(3).describe());
