import { Worker } from "worker_threads";
import vm from "vm";

console.log(new Worker("x.js"), vm.runInThisContext("1"));
