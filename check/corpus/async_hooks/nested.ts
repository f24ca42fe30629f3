// run() nests, exit() leaves, enterWith() stays; arguments and results pass through.
import { AsyncLocalStorage } from "node:async_hooks";

const level = new AsyncLocalStorage<number>();
const user = new AsyncLocalStorage<string>({ defaultValue: "nobody", name: "user" });

const show = (where: string) => console.log(where, level.getStore(), user.getStore());

show("outside");
const sum = level.run(1, (a: number, b: number) => {
  show("level 1");
  user.run("ada", () => {
    show("with a user");
    level.run(2, show, "level 2");
    level.exit(() => show("left"));
  });
  show("back in level 1");
  return a + b;
}, 20, 22);
console.log(sum, user.name);

try {
  level.run(9, () => {
    throw new Error("from inside");
  });
} catch (error) {
  console.log((error as Error).message);
  show("after the error");
}

level.run(5, () => {
  level.enterWith(6);
  show("entered");
  setTimeout(() => show("timer"), 1);
});
show("after run");
level.enterWith(7);
show("entered outside");
setTimeout(() => show("later"), 3);
