console.log("main");
import "./a.cts";
import "./b.ts";
