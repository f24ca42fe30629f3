#!/usr/bin/env node
// A line comment at the top.

/* A block comment. */
const a = 1; // trailing
/** JSDoc of f. */
function f(/* inside */ x: number /* after */): number {
  // first in body

  // after a blank line
  if (x > 0) {
    // only in then
    return x; // trailing return
  } else {
    /* only in else */
  }
  return (
    // before the expression
    -x /* end */
  );
  // last in body
}
/*
 * Multi
 * line */ console.log(f(a), f(-2) /* last argument */); /* two */ // comments
const o = {
  // in an object
  k: 1, // after k
  /* before m */ m: 2,
};
console.log(o /* o */);
// */ tricky /* comment with "quotes" and \ backslash
// trigraph ??/ and continuation \
console.log("end");
// The last comment.
