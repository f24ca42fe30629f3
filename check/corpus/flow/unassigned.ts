// Variables that are declared without a value, and read before they get one on some path.
function conditional(has: boolean) {
  let value!: number;
  if (has) value = 3;
  return value;
}
console.log(conditional(true), conditional(false));

function looped(count: number) {
  let text!: string;
  for (let i = 0; i < count; i++) text = "turn " + i;
  return text;
}
console.log(looped(2), looped(0));

function guarded(n: number) {
  let box!: { n: number };
  try {
    if (n > 1) throw new Error("no");
    box = { n };
  } catch {
    // stays as it is
  }
  return box;
}
console.log(guarded(1), guarded(2));

function anew() {
  const seen: (number | undefined)[] = [];
  for (let i = 0; i < 3; i++) {
    let turn!: number;
    if (i === 1) turn = i;
    seen.push(turn);
  }
  return seen;
}
console.log(anew());

function jumps(stop: number) {
  let last!: number;
  outer: for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) {
      if (i + j === stop) continue outer;
      if (j === stop) break outer;
      last = i * 10 + j;
    }
  }
  return last;
}
console.log(jumps(0), jumps(2), jumps(9));

function short(a: boolean, b: boolean) {
  let x!: number;
  if (a && (x = 1) && b) return x;
  return x;
}
console.log(short(true, true), short(true, false), short(false, true));

function always(n: number) {
  let word: string;
  if (n > 0) {
    word = "positive";
  } else if (n < 0) {
    word = "negative";
  } else {
    word = "zero";
  }
  return word;
}
console.log(always(1), always(-1), always(0));
