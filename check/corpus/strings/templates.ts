const name = "Ada";
const items = ["x", "y"];
console.log(`Hello ${name}, you have ${items.length} item${items.length === 1 ? "" : "s"}: ${items}`);
console.log(`${1}${"a"}${true}${null}${undefined}${[1, [2, 3]]}${{}}`);
console.log(`line one
line two \${not} \`tick\` \u00e9 \x41`);
console.log(`outer ${`inner ${name.toUpperCase()}`} end`);
