exports.id = 2;
