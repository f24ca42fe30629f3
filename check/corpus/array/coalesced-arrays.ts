let flag = Boolean(process.argv[2]);
console.log(([["Hello, World"], ["3.5"]].filter((e) => flag).at(2) ?? ["null"]).length);
