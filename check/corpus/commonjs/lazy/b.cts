module.exports = { name: "b", extra: true };
