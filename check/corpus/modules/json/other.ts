import config from "./config.json" with { type: "json" };
export const limit = config.ports.length * 10;
