/* A temporary that one block does not need, as the remainder by 1 is known, has the name of one that another
 * block reads: names are told apart by their blocks. */
const numbers = [4, 7, 9];

function pick(first: boolean): void {
  if (first) {
    const none = 5 >>> ((numbers.at(-2) ?? -1) % [numbers].length);
  } else {
    const value = (numbers.at(-2) ?? -1) * 2;
    console.log(value);
  }
  for (let i = -3; i < 2; i++) {
    const shown = numbers.at(i) ?? -1;
    console.log(i, shown);
  }
}

pick(true);
pick(false);
if (numbers.length > 2) {
  const none = 5 >>> ((numbers.at(-2) ?? -1) % [numbers].length);
} else {
  console.log((numbers.at(-3) ?? -1) + 1);
}
