import data from "./data.json" with { type: "json" };
import * as ns from "./data.json" with { type: "json" };
console.log(data, ns, ns.default === data);
