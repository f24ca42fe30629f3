// Trees: from traversals, point of view, zipper, binary search with iterator.
type Tree<T> = { value: T; left: Tree<T> | null; right: Tree<T> | null } | null;
export function treeFromTraversals<T>(pre: T[], ino: T[]): Tree<T> {
  if (pre.length !== ino.length) throw new Error("traversals must have the same length");
  if (new Set(pre).size !== pre.length) throw new Error("traversals must contain unique items");
  if (!pre.length) return null;
  const [value, ...rest] = pre as [T, ...T[]];
  const i = ino.indexOf(value);
  if (i === -1) throw new Error("traversals must have the same elements");
  return {
    value,
    left: treeFromTraversals(rest.slice(0, i), ino.slice(0, i)),
    right: treeFromTraversals(rest.slice(i), ino.slice(i + 1)),
  };
}
const t = treeFromTraversals([..."aixfr"], [..."iafxr"]);
console.log(t);
console.dir(t, { depth: 5 });
for (const [p, i] of [
  ["ab", "a"],
  ["abc", "xyz"],
  ["aba", "baa"],
])
  try {
    treeFromTraversals([...p!], [...i!]);
  } catch (e) {
    console.log((e as Error).message);
  }

type Step<T> = { from: "left" | "right"; value: T; other: Tree<T> };
class Zipper<T> {
  private constructor(
    private focus: NonNullable<Tree<T>>,
    private path: readonly Step<T>[],
  ) {}
  static fromTree<T>(t: NonNullable<Tree<T>>) {
    return new Zipper(t, []);
  }
  value() {
    return this.focus.value;
  }
  private down(side: "left" | "right") {
    const next = this.focus[side];
    const other = this.focus[side === "left" ? "right" : "left"];
    return next
      ? new Zipper(next, [...this.path, { from: side, value: this.focus.value, other }])
      : null;
  }
  left() {
    return this.down("left");
  }
  right() {
    return this.down("right");
  }
  up(): Zipper<T> | null {
    if (!this.path.length) return null;
    const { from, value, other } = this.path[this.path.length - 1]!;
    const parent =
      from === "left"
        ? { value, left: this.focus, right: other }
        : { value, left: other, right: this.focus };
    return new Zipper<T>(parent, this.path.slice(0, -1));
  }
  setValue(value: T) {
    return new Zipper<T>({ ...this.focus, value }, this.path);
  }
  setLeft(left: Tree<T>) {
    return new Zipper<T>({ ...this.focus, left }, this.path);
  }
  toTree(): Tree<T> {
    let z: Zipper<T> = this;
    for (let u = z.up(); u; u = z.up()) z = u;
    return z.focus;
  }
}
const z = Zipper.fromTree(t!);
console.log(z.left()?.value(), z.left()?.left()?.value(), z.right()?.left()?.up()?.value(), z.up());
console.log(
  z.right()!.left()!.setValue("Q").toTree(),
  JSON.stringify(t) === JSON.stringify(z.toTree()),
);
console.log(JSON.stringify(z.left()!.setLeft({ value: "new", left: null, right: null }).toTree()));
