// One interface, drivers in separate modules, and a registry filled by the side effects of importing them.
import "./memory.ts";
import "./caching.ts";
import { open, registered } from "./registry.ts";
import type { Driver } from "./driver.ts";

async function exercise(driver: Driver): Promise<string> {
  await driver.write("a", "1");
  await driver.write("b", "2");
  const read = await Promise.all(["a", "b", "c"].map((key) => driver.read(key)));
  return `${driver.label}: ${read.map((r) => r ?? "-").join("")} ${await driver.remove?.("a") ?? "cannot remove"}`;
}
console.log(registered().join(", "));
for (const url of ["memory:", "memory:ro", "caching:memory:"]) {
  try {
    console.log(await exercise(open(url)));
  } catch (error) {
    console.log(url, String(error));
  }
}
try {
  open("tape:1");
} catch (error) {
  console.log((error as Error).message);
}
