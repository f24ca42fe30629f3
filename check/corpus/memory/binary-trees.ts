// memory: no-stress
class Node {
  constructor(public left: Node | null, public right: Node | null) {}
}
function build(depth: number): Node {
  return depth === 0 ? new Node(null, null) : new Node(build(depth - 1), build(depth - 1));
}
function check(node: Node): number {
  return node.left && node.right ? 1 + check(node.left) + check(node.right) : 1;
}
const long = build(12);
for (let depth = 4; depth <= 12; depth += 4) {
  let total = 0;
  const times = 1 << (12 - depth + 4);
  for (let i = 0; i < times; i++) total += check(build(depth));
  console.log(times, depth, total);
}
console.log(check(long));
