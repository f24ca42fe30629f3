// Live bindings through re-exports and a cycle: settings change, views import the current value, not a copy.
import { level, onChange, raise as louder, theme } from "./settings.ts";
import { describe, history } from "./view.ts";
import * as settings from "./settings.ts";

console.log(level, theme.name, describe());
const stop = onChange((now) => console.log(`changed to ${now}`));
louder();
louder(5);
stop();
louder();
console.log(level, settings.level, describe(), history);
theme.name = "dark";
console.log(describe(), settings.theme === theme, Object.keys(settings));
const later = await import("./settings.ts");
louder(10);
console.log(later.level, later.default(), later.default.name);
