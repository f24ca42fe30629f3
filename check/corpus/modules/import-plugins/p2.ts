import { registry } from "./registry.ts"; registry.set("p2", { exec: (s) => s.toUpperCase() });
