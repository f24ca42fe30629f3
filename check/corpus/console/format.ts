// The directives of console.log.
console.log("%s is %d years and %i months", "Bob", 42.5, 7.9);
console.log("%f %f", "3.25abc", 1e21);
console.log("%j %j", { a: [1, "x"] }, "text");
console.log("100%", "done");
console.log("%%", 1);
console.log("a%%b");
console.log("%s");
console.log("%s %s", "one");
console.log("%x %s", 1, 2);
console.log("%c styled", "color: red");
console.log("%O", { deep: { deeper: { deepest: { bottom: 1 } } } });
console.log("%s", { a: 1, b: { c: 2 } }, "extra", { z: 1 });
console.log("%d", "not a number", -0);
console.log("%s %s %s", null, undefined, true);
console.log("%s", [1, [2, [3]]]);
console.log("", 1);
console.log();
console.log("a", 1, true, null, undefined, -0, NaN, Infinity);
