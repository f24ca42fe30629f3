// indexOf and its kin.
const text = "the quick brown fox jumps over the lazy dog";
console.log(text.indexOf("the"), text.indexOf("the", 1), text.indexOf("cat"), text.indexOf(""), text.indexOf("", 100));
console.log(text.lastIndexOf("the"), text.lastIndexOf("the", 30), text.lastIndexOf("x", -1), text.lastIndexOf(""));
console.log(text.includes("fox"), text.includes("fox", 17), text.startsWith("the"), text.startsWith("quick", 4));
console.log(text.endsWith("dog"), text.endsWith("lazy", text.length - 4), text.endsWith(""));
console.log("aaa".indexOf("aa", 1), "日本語日本".indexOf("日", 1), "日本語".includes("本"), "é".indexOf("e"));
