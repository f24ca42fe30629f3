// References against bases.
const bases = ["http://localhost", "http://a.example/b/c/d?q#f", "file:///x/y/z", "foo://h/p/q"];
const references = ["", "/", "/health", "/json?n=1", "g", "./g", "../g", "../../../g", "?y", "#s", "//other/p", "g?y/./x", "g;x=1/../y", "/a/./b/../c", "/%7Efoo/%2e%2e/x", "http:g", "https:g", "/a b", "/é?ü#ß", "\\back\\slash", "/search?q=a'b\"c"];

for (const base of bases) {
  for (const reference of references) {
    const url = new URL(reference, base);
    console.log(`${base} + ${reference} = ${url.href} [${url.pathname}] [${url.search}] [${url.hash}]`);
  }
}
