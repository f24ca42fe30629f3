import { add, PI, Counter, increment, total } from "./math.ts";
import * as math from "./math.ts";
import greet, { type Greeting } from "./greet.ts";
import { renamed as local } from "./reexport.ts";

const g: Greeting = { text: "hi" };
console.log(add(1, 2), PI, math.add(3, 4), greet(g), local(5));
console.log(new Counter().next());
increment();
increment();
console.log(total, math.total);
