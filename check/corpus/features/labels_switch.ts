// Labels, switches and loops that are left early.
outer: for (let i = 0; i < 4; i++) {
  for (let j = 0; j < 4; j++) {
    if (j === 2)
      continue outer;
    if (i === 2)
      break outer;
    console.log(i, j);
  }
}
blk: {
  if (Math.abs(-1) === 1)
    break blk;
  console.log("never");
}
function f(x: any) {
  switch (typeof x) {
    case "number": if (x > 5)
      return "big";
    case "string": return "num-or-str";
    case "object": {
      const y = x;
      if (y === null)
        return "null";
      break;
    }
    default: return "other";
  }
  return "obj";
}
console.log([1, 9, "s", null, {}, true, undefined].map(f));
let n = 0;
do {
  n++;
  if (n === 3)
    continue;
  if (n > 5)
    break;
} while (n < 10);
console.log(n);
for (var i = 0, j = 10; i < j; i++, j--)
  ;
console.log(i, j);
for (;;) {
  if (n-- < 0)
    break;
}
while (true) {
  try {
    break;
  }
  finally {
    console.log("fin");
  }
}
const r = (() => {
  for (const x of [1, 2, 3]) {
    try {
      if (x === 2)
        return x;
    }
    finally {
      console.log("f", x);
    }
  }
})();
console.log(r);
switch (3 as number) {
  default: console.log("d");
  case 1:
    console.log("1");
    break;
  case 2: console.log("2");
}
