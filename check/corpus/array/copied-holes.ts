// Arrays made of arrays that have holes have them too, whatever their elements are.
const empty = new Array(3);
console.log(empty.map(() => 1), empty.map(() => true), empty.map(() => "s"));
empty[1] = 5;
const doubled = empty.map((x: number) => x * 2);
console.log(doubled, Object.keys(doubled), 0 in doubled, doubled.length);
const some = [1, , 3];
console.log(some.map(x => x! > 1), some.slice(0, 2), [0].concat(some), some.map(x => ({ x })));
console.log(some.concat([, 4]).filter(() => true), [...some], some.flatMap(x => [x, x]));
console.log(some.toReversed(), some.with(0, 9), some.toSpliced(0, 1), some.toSpliced(2), some.toSorted());
console.log([new Map(), , new Map()].toReversed(), ["a", , "b"].with(0, "c"), [true, , false].toSorted());
