// exit() ends at once; printed text is not lost.
console.log("before");
process.stdout.write("no newline");
function leave(): never {
  process.exit(5);
}
leave();
