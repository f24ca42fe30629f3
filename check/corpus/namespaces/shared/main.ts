import { Conf } from "./conf.ts"; Conf.level = 3; console.log(Conf.level, Conf.describe(), Conf.Defaults.port); Conf.Defaults.port = 1; console.log(Conf.Defaults.port);
