// Parts of Node's modules that are not there yet.
import { test } from "node:test";
import url from "node:url";
import zlib from "node:zlib";

test("timers", (t) => {
  t.mock.timers.enable();
});
console.log(url.parse("http://localhost/a").pathname);
zlib.createGzip();
