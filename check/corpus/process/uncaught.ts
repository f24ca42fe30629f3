// An uncaught error ends the process with code 1 after what was printed.
console.log("printed");
throw new RangeError("out of luck");
