const unterminated = /(a/;
const flags = /a/gg;
const reference = /(?<year>\d+)-\k<month>/;
const range = /[z-a]/u;
console.log(unterminated, flags, reference, range);
