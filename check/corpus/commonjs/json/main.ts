const data = require("./data.json");
console.log(data.a, data, require("./data.json") === data);
