import cfg = require("./cfg.cts");
import Base = require("./base.cts");
console.log(cfg.port, cfg.hosts, new Base(2).v());
class D extends Base { v() { return super.v() + 1; } }
console.log(new D(5).v());
