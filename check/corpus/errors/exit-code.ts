console.log("leaving");
process.exitCode = 3;
