const name = "n";
const age = 3;
const o = {
  name,
  age,
  describe() {
    return `${this.name} ${this.age}`;
  },
  nested: { deep: { value: 1 } },
  list: [1, 2],
  "quoted key": true,
  7: "seven",
};
console.log(o.describe(), o.nested.deep.value, o.list[1], o["quoted key"], o[7]);
o.nested.deep.value++;
console.log(o);
