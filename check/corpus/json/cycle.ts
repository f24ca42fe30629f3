// Cycles are TypeErrors that tell the way.
interface Tree {
  name: string;
  parent?: Tree;
  children: Tree[];
}
const root: Tree = { name: "root", children: [] };
const child: Tree = { name: "child", parent: root, children: [] };
try {
  console.log(JSON.stringify(child));
  root.children.push(child);
  console.log(JSON.stringify(root));
} catch (error) {
  if (error instanceof TypeError) console.log(error.message);
}
