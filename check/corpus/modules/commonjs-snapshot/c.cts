exports.named = (n: number) => n * 3; exports["other"] = 1;
