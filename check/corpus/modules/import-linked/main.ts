import "./s1.ts";
import "./s2.ts";
console.log("main");
