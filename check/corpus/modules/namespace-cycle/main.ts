import { run } from "./a.ts";
run();
