function make(n: number) { return { n }; } make.version = "1.0"; module.exports = make;
