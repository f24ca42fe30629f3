outer: for (let i = 0; i < 4; i++) {
  for (let j = 0; j < 4; j++) {
    if (j === 2) continue outer;
    if (i === 2) break outer;
    console.log(i, j);
  }
}
block: {
  if (Math.abs(-1) === 1) break block;
  console.log("not reached");
}
let k = 0;
again: while (k < 3) {
  k++;
  switch (k) {
    case 1:
      continue again;
    case 2:
      break;
    default:
      break again;
  }
  console.log("k", k);
}
console.log("end", k);
