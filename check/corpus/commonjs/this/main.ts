console.log(this, typeof require);
function helper() { return 1; }
if (require.main === module) { console.log("main!", helper()); }
module.exports = { helper };
