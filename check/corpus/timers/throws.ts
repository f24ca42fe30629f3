// An error in a timer ends the program.
setTimeout(() => console.log("first"), 10);
setTimeout(() => {
  throw new RangeError("in a timer");
}, 40);
setTimeout(() => console.log("never"), 200);
