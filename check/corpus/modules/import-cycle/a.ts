export const value = "a";
import("./main.ts").then((m) => console.log("from a", m.mainValue));
import("./b.ts").then((m) => console.log(m.getA()));
