import x, { y as z } from "./x.ts"; export { x, z as q }; import * as self from "./main.ts"; console.log(self, x(2), z);
