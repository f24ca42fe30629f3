exports.name = "a"; console.log("a loads");
