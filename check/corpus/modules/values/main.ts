// Default exports of every kind, and a module's names looked up at run time.
import Base, { type Goer } from "./class.ts";
import { default as Same } from "./class.ts";
import options from "./object.ts";
import anonymous from "./function.ts";
import arrow from "./arrow.ts";
import * as tools from "./tools.ts";

class Derived extends Base implements Goer {
  override go() {
    return `derived ${super.go()}`;
  }
}
console.log(new Derived().go(), Same === Base, options, anonymous(), arrow(2));
console.log(Base.name, anonymous.name, arrow.name);

tools.increase();
console.log(Object.keys(tools), tools.count, tools["limit"]);
for (const name of ["double", "triple"] as const) console.log(name, tools[name](4));
const { double, limit } = tools;
console.log(double(limit));
