console.log("x loaded"); export function run() { return "x"; }
