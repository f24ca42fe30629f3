// The exit listener may still change the code.
process.exitCode = 4;
process.on("beforeExit", code => console.log("before exit", code));
process.on("exit", code => {
  console.log("exit", code, process.exitCode);
  process.exitCode = 9;
});
console.log("main");
