const make = require("./make.cts"); const K = require("./klass.cts"); console.log(make(5), make.version, new K(3).twice()); console.log(make, K, K.name, K.stat);
