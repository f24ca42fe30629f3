console.log("a"); require("./c.cts");
