// Setters change one part each, or nothing.
const url = new URL("https://user@example.com:8080/a/b?x=1#y");

url.protocol = "http";
console.log(url.href);
url.protocol = "mailto:";
console.log(url.href);
url.username = "me@home";
url.password = "p:w";
console.log(url.href);
url.host = "other.org:443";
console.log(url.href);
url.hostname = "third.org:99";
console.log(url.href);
url.hostname = "127.1";
console.log(url.href);
url.port = "80";
console.log(url.href, `[${url.port}]`);
url.port = "81x";
console.log(url.href);
url.port = "x";
console.log(url.href);
url.port = "";
console.log(url.href);
url.pathname = "c d/../e?f#g";
console.log(url.href);
url.search = "q=a b'";
console.log(url.href);
url.search = "";
console.log(url.href);
url.hash = "#z z";
console.log(url.href);
url.hash = "";
console.log(url.href);
url.href = "ftp://x.y/z";
console.log(url.href, url.pathname);
try {
  url.href = "nope";
} catch (error) {
  console.log((error as Error).message, url.href);
}

const opaque = new URL("mailto:a@b");
opaque.host = "x";
opaque.pathname = "y";
opaque.port = "1";
opaque.username = "z";
console.log(opaque.href);

const file = new URL("file:///p");
file.host = "h:1";
file.port = "9";
file.protocol = "http";
console.log(file.href);
file.host = "server";
console.log(file.href);
