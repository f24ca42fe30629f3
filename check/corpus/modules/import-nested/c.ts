console.log("c");
