interface Item {
  name: string;
}
const item: Item = { name: "a" };
console.log(item.nme);
