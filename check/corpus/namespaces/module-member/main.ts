import * as lib from "./lib.ts";
console.log(lib.Geo.area(2), lib.Geo.Inner.deep, Object.keys(lib.Geo));
const g = lib.Geo; console.log(g.area(3), g === lib.Geo);
console.log(lib);
