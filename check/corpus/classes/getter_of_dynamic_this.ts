// Getters of a class whose fields are read by a computed key.
class Tree {
  private _left?: Tree;
  private _right?: Tree;
  constructor(private _value: number) {}
  get value() { return this._value; }
  get left() { return this._left; }
  get right() { return this._right; }
  insert(value: number) {
    const side = value <= this._value ? "_left" : "_right";
    if (this[side]) this[side].insert(value);
    else this[side] = new Tree(value);
  }
}

const tree = new Tree(4);
for (const value of [2, 6, 1, 3, 7, 5]) tree.insert(value);
console.log(tree.left!.value, tree.right?.left?.value, tree.left?.left?.left?.value);
console.log(tree);
