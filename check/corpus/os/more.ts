// Facts about the host that have the same form everywhere.
import os, { platform } from "os";

const user = os.userInfo();
console.log(platform(), os.arch() === process.arch, user.uid === process.getuid(), user.username.length > 0);
console.log(os.cpus().length === os.availableParallelism() || os.cpus().length > 0, Object.keys(os.cpus()[0]));
console.log(os.constants.signals.SIGINT, os.constants.signals.SIGTERM, os.constants.priority.PRIORITY_LOW);
console.log(typeof os.version());
