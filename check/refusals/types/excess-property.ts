interface Options {
  width?: number;
}
const o: Options = { widht: 5 };
console.log(o);
