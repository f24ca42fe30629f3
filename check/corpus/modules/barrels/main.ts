import { Service, type Config } from "./svc/index.ts"; const c: Config = { name: "n" }; console.log(new Service(c).hello());
