// Instances carry their class's name.
class Empty {}
class Point {
  constructor(public x: number, public y: number) {}
  norm(): number {
    return Math.sqrt(this.x * this.x + this.y * this.y);
  }
}
class Named extends Point {
  label = "p";
  tags: string[] = [];
  parent: Named | null = null;
}
console.log(new Empty(), new Point(1, 2));
const named = new Named(3, 4);
console.log(named);
const child = new Named(5, 6);
child.parent = named;
child.tags.push("a", "b");
console.log(child);
console.log([new Point(0, 0), new Empty()]);
console.log({ point: new Point(1.5, -2) });
console.log(named.norm());
