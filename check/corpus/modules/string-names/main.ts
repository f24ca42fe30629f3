import { default as foo, bar } from "./mid.ts";
import { "a b" as ab, 'c-d' as cd } from "./mid.ts";
console.log(foo(), bar, ab, cd);
