// setInterval of timers/promises, and scheduler.wait.
import { scheduler, setInterval, setTimeout as sleep } from "node:timers/promises";

async function main(): Promise<void> {
  let count = 0;
  for await (const word of setInterval(2, "tick")) {
    console.log(word, ++count);
    if (count === 3) break;
  }
  await scheduler.wait(1);
  console.log(await sleep(1, { done: true }));
}

main();
