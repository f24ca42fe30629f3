type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
function depth(j: Json): number {
  if (Array.isArray(j)) return 1 + Math.max(0, ...j.map(depth));
  if (j !== null && typeof j === "object") return 1 + Math.max(0, ...Object.values(j).map(depth));
  return 0;
}
console.log(depth([1, [2, { a: [3] }]]), depth("x"), depth({}));
interface TreeNode {
  value: string;
  children?: TreeNode[];
}
function render(node: TreeNode, indent = ""): string {
  return indent + node.value + "\n" + (node.children ?? []).map((c) => render(c, indent + "  ")).join("");
}
console.log(render({ value: "root", children: [{ value: "a", children: [{ value: "b" }] }, { value: "c" }] }));
