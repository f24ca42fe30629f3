import { Box } from "./box.ts";
declare module "./box.ts" { interface Box { double(): number } }
Box.prototype.double = function () { return this.v * 2; };
declare global { interface Array<T> { last(): T } interface String { shout(): string } }
Array.prototype.last = function () { return this[this.length - 1]; };
String.prototype.shout = function () { return this.toUpperCase() + "!"; };
