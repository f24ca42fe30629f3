import "./augment.ts";
import { Box } from "./box.ts";
const b = new Box(4); console.log(b.double(), [1, 2, 3].last(), "abc".shout());
