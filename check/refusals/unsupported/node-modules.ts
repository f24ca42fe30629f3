import { execSync } from "node:child_process";
import { Worker } from "worker_threads";
import zlib from "zlib";

console.log(execSync("true"), new Worker("x.js"), zlib.gzipSync("text"));
