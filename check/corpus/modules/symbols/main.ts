import { sym, tag } from "./s.ts"; const o = { [sym]: 1, [tag]: 2 }; console.log(o[sym], o); class T { [sym]() { return 5; } } console.log(new T()[sym]());
