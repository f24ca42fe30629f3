// console.log of URLs and parameter lists.
console.log(new URL("http://u:p@h:81/p?a=1&b#f"));
console.log(new URLSearchParams("a=1&b=two words&c='"));
console.log(new URLSearchParams());
console.log({ params: new URLSearchParams("long=" + "x".repeat(90) + "&b=2") });
console.log(JSON.stringify({ url: new URL("http://x/y z") }));
console.log(`${new URL("http://x")}`, String(new URLSearchParams("q=1")));
