function parse(s: string): number { return Number(s); }
function stringify(n: number): string { return `<${n}>`; }
module.exports = { parse, stringify };
