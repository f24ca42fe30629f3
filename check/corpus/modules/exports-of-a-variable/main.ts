let x = 1; export { x as y, x as z }; export { x as default }; import * as me from "./main.ts"; x = 5; console.log(me, me.y, me.default);
