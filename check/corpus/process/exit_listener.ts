// Exit listeners run last and may change the code.
process.on("exit", (code) => {
  console.log("leaving with", code);
  process.exitCode = 9;
});
process.on("exit", (code) => {
  console.log("second", code, process.exitCode);
});
console.log("main");
process.exit(2);
