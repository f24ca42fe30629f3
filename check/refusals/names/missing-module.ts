import { x } from "./no-such-file.ts";
import { y } from "no-such-package";
console.log(x, y);
