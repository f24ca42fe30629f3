// console.log and stdout.write keep their order.
console.log("one");
process.stdout.write("two");
process.stdout.write(" and a half\n");
console.log("three");
console.log(process.stdout.write(""));
for (let i = 0; i < 1000; i++) {
  process.stdout.write(`${i}${i % 20 === 19 ? "\n" : " "}`);
}
process.stdout.write(Buffer.from("bytes é\n"));
process.stdout.write("6869 0a".replace(" ", ""), "hex");
console.log("end");
