import * as a from "./a.ts";
a;
