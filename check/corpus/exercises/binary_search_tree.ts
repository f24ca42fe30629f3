// A binary search tree, walked in order.
export class BST {
  private _left?: BST;
  private _right?: BST;
  constructor(private _data: number) { }
  get data() { return this._data; }
  get left() { return this._left; }
  get right() { return this._right; }
  insert(item: number) {
    const side = item <= this._data ? "_left" : "_right";
    if (this[side])
      this[side].insert(item);
    else
      this[side] = new BST(item);
  }
  each(cb: (d: number) => unknown) {
    this._left?.each(cb);
    cb(this._data);
    this._right?.each(cb);
  }
}
const t = new BST(4);
for (const x of [2, 6, 1, 3, 7, 5])
  t.insert(x);
const o: number[] = [];
t.each((d) => o.push(d));
console.log(o, t.left!.data, t.right?.left?.data);
console.log(t);
