// The pinned tsc of tools/.
import { createRequire } from "node:module";

export default createRequire(new URL("../../tools/package.json", import.meta.url))("typescript");
