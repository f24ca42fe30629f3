console.log("c"); exports.c = 1;
