console.log("s2");
