// process.env: reading, writing, deleting.
console.log(process.env.TS2C_SURELY_NOT_SET, process.env.TS2C_SURELY_NOT_SET ?? "absent");
process.env.TS2C_TEST = "value";
console.log(process.env.TS2C_TEST, "TS2C_TEST" in process.env);
process.env["TS2C_TEST"] = "other";
console.log(process.env.TS2C_TEST, Object.keys(process.env).includes("TS2C_TEST"));
delete process.env.TS2C_TEST;
console.log(process.env.TS2C_TEST, "TS2C_TEST" in process.env);
console.log(typeof process.env.PATH, process.env.PORT || 3000);
