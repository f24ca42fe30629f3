console.log("heavy loads");
exports.value = 42;
