import * as m from "./m.ts";
console.log(m, "x" in m, (m as any).x);
