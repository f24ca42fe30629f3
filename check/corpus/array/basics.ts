// push, pop, shift, unshift, splice, slice, concat, reverse.
const a = [1, 2, 3];
console.log(a.push(4), a.push(5, 6), a.pop(), a.shift(), a.unshift(0), a.unshift(-2, -1), a);
console.log(a.splice(1, 2), a, a.splice(-1), a, a.splice(1, 0, 9, 8), a, a.splice(0, 1, 7), a);
console.log(a.slice(1), a.slice(-2), a.slice(1, -1), a.concat([1], [2, 3]), a.reverse(), a);
console.log([].concat(), ["x"].concat("y", ["z"]), [1, 2, 3].at(-1), [1].at(5));
const empty: number[] = [];
console.log(empty.pop(), empty.shift(), empty.length, empty);
console.log([1, 2, 3].fill(0), new Array<number>(3).fill(7), [1, 2, 3, 4].fill(9, 1, 3), [1, 2, 3, 4, 5].copyWithin(0, 3));
console.log([1, 2, 3].with(1, 9), [1, 2, 3].toReversed(), [3, 1, 2].toSorted(), [1, 2, 3].toSpliced(1, 1, 8, 9));
const grow: string[] = [];
grow[0] = "a";
grow[1] = "b";
console.log(grow, grow.length);
grow.length = 1;
console.log(grow);
