// searchParams and the URL follow each other.
const url = new URL("http://h/p?a=1&b=2");
const params = url.searchParams;

params.append("c", "3 4");
console.log(url.href, url.search);
params.delete("a");
console.log(url.href);
url.search = "?z=9";
console.log(params.toString(), params.get("a"), params.get("z"));
params.set("z", "ü");
console.log(url.search);
params.delete("z");
console.log(url.href, url.search === "");
url.href = "http://i/?k=v";
console.log(params.get("k"), url.searchParams === params);
