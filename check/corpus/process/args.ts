// Arguments after the program.
console.log(process.argv.length, process.argv.slice(2));
for (const [index, arg] of process.argv.slice(2).entries()) {
  console.log(index, arg, arg.length);
}
console.log(typeof process.argv[0], process.argv[1].startsWith("/"));
