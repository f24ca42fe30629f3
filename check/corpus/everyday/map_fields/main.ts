import { make, other } from "./a.ts";
import { size } from "./b.ts";
console.log(size(make()), size(other()));
