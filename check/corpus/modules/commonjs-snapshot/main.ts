import * as cjs from "./c.cts"; import dflt, { named } from "./c.cts"; console.log(Object.keys(cjs), dflt.named === named, cjs.named(2), dflt.other); dflt.other = 5; console.log(cjs.default.other);
