// A reason that is no error.
setTimeout(() => {
  console.log("in the timer");
  Promise.resolve().then(() => {
    throw "just text";
  });
}, 1);
setTimeout(() => console.log("never"), 30);
