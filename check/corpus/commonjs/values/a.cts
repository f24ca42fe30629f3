exports.id = 1; exports.kind = "k"; exports.fn = (x: number) => x + 1;
