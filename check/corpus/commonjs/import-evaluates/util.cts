console.log("util"); exports.a = 1;
