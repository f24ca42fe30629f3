// Binary trees: allocates and drops many small objects.

class TreeNode {
  left: TreeNode | null;
  right: TreeNode | null;

  constructor(left: TreeNode | null, right: TreeNode | null) {
    this.left = left;
    this.right = right;
  }

  check(): number {
    if (this.left === null || this.right === null) return 1;
    return 1 + this.left.check() + this.right.check();
  }
}

function bottomUp(depth: number): TreeNode {
  if (depth === 0) return new TreeNode(null, null);
  return new TreeNode(bottomUp(depth - 1), bottomUp(depth - 1));
}

const minDepth = 4;
const maxDepth = 16;
const stretch = maxDepth + 1;
console.log(`stretch tree of depth ${stretch}\t check: ${bottomUp(stretch).check()}`);
const longLived = bottomUp(maxDepth);
for (let depth = minDepth; depth <= maxDepth; depth += 2) {
  const count = 1 << (maxDepth - depth + minDepth);
  let check = 0;
  for (let i = 0; i < count; i++) check += bottomUp(depth).check();
  console.log(`${count}\t trees of depth ${depth}\t check: ${check}`);
}
console.log(`long lived tree of depth ${maxDepth}\t check: ${longLived.check()}`);
