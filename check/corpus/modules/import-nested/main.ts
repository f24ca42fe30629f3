import "./a.ts";
console.log("main end");
