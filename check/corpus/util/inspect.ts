// util.inspect with options, and util.format.
import util, { format, inspect } from "node:util";

const tree = { name: "root", child: { name: "a", child: { name: "b", child: { name: "c", child: {} } } } };
console.log(inspect(tree));
console.log(inspect(tree, { depth: 0 }));
console.log(inspect(tree, { depth: null }));
console.log(inspect(tree, { depth: Infinity, compact: false }));
console.log(util.inspect(tree, false, 1));
console.log(inspect({ b: 1, a: [3, 1, 2], c: new Map([["y", 1], ["x", 2]]) }, { sorted: true }));
console.log(inspect([1, 2, 3, 4, 5, 6, 7], { maxArrayLength: 3 }));
console.log(inspect("a long text that is cut", { maxStringLength: 6 }));
console.log(inspect({ first: "one two three", second: "four five six" }, { breakLength: 20 }));
console.log(inspect({ a: { b: 1 }, c: 2 }, { compact: 1 }));
console.log(inspect([1, [2, [3]]], { showHidden: true }));
console.log(inspect("it's"), inspect(null), inspect(undefined), inspect(-0), inspect(true));

console.log(format("%s is %d and %i, %f", "x", "42", 42.9, "1.50"));
console.log(format("%j %o %O", { a: 1 }, [1], { b: { c: {} } }));
console.log(format("%s %s", "one"), format("%%"), format("%% %s", 1), format("100%"), format("%x", 1));
console.log(format("a", "b", 3, { c: 4 }), format(1, 2, "3"), format());
console.log(format("%s", null), format("%s", [1, [2, [3]]]), format("%s", { toString: () => "own" }));
console.log(format("%d", "no"), format("%i", "12px"), format("%c styled", "color: red"));
console.log(util.formatWithOptions({ depth: 0 }, "%O", tree), util.formatWithOptions({ compact: true }, tree));
console.log(util.stripVTControlCharacters("\u001b[31mred\u001b[39m and \u001b[1mbold\u001b[22m"));
