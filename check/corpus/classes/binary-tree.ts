class Tree {
  left?: Tree;
  right?: Tree;
  constructor(public key: number) {}
  insert(key: number): void {
    if (key < this.key) {
      if (this.left) this.left.insert(key);
      else this.left = new Tree(key);
    } else if (this.right) {
      this.right.insert(key);
    } else {
      this.right = new Tree(key);
    }
  }
  walk(visit: (key: number) => void): void {
    this.left?.walk(visit);
    visit(this.key);
    this.right?.walk(visit);
  }
  depth(): number {
    return 1 + Math.max(this.left?.depth() ?? 0, this.right?.depth() ?? 0);
  }
}
const root = new Tree(50);
let seed = 7;
for (let i = 0; i < 60; i++) {
  seed = (seed * 1103515245 + 12345) % 2147483648;
  root.insert(seed % 100);
}
const keys: number[] = [];
root.walk((key) => keys.push(key));
console.log(keys.join(" "), root.depth());
