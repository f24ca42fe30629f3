console.log(eval("1 + 1"));
