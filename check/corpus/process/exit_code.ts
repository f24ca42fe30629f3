// exitCode counts when the program ends by itself.
process.exitCode = 3;
console.log("set", process.exitCode);
process.exitCode = 7;
console.log("done");
