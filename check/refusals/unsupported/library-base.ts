class Day extends Date {
  next(): Date {
    return new Date(this.getTime() + 86400000);
  }
}

console.log(new Day(0).next());

import { EventEmitter } from "node:events";
import { inherits } from "node:util";

function Door(this: any, name: string): void {
  EventEmitter.call(this as any);
  this.name = name;
}
inherits(Door, EventEmitter);
