console.log("l"); exports.v = [1]; exports.f = (x: number[]) => console.log("f", x);
