import c from "./c.cts"; console.log("b", c.c);
