// JSON.parse: every kind of value, order of keys, duplicates.
const text = '{"n": 1.5e2, "s": "a\\u0041\\n", "t": true, "f": false, "z": null, "l": [1, [2], {}], "o": {"k": -0}}';
const value = JSON.parse(text);
console.log(value);
console.log(value.n, value.s, value.l[1][0], value.o.k);
console.log(JSON.stringify(value));
console.log(JSON.parse('{"b":1,"a":2,"1":3,"0":4,"b":5}'));
console.log(JSON.parse(" [1 , 2 ]  "), JSON.parse('"x"'), JSON.parse("12"), JSON.parse("null"));
console.log(JSON.parse('"\\ud83d\\ude00 é \\/"'));
console.log(JSON.parse("[1e400, -1e400, 1e-400, 123456789012345678901234567890]"));
console.log(Object.keys(JSON.parse('{"__proto__": 1, "constructor": 2}')));
const revived = JSON.parse('{"a":[1,2,{"b":3}],"c":"x"}', (key, v) => (typeof v === "number" ? v + 1 : v));
console.log(revived);
console.log(JSON.parse('{"a":1,"b":2}', (key, v) => (key === "a" ? undefined : v)));
