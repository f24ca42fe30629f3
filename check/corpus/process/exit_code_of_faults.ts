// What an exit listener sees when a rejection that nobody handled ends the program.
process.on("exit", code => {
  console.log("exit", code, process.exitCode);
});
console.log("before", process.exitCode);
setTimeout(() => console.log("not reached"), 50);
Promise.reject(new RangeError("nobody cares"));
