// The components of URLs of several schemes.
const inputs = [
  "http://example.com",
  "https://user:pa%20ss@example.com:8443/a/b/../c/./d?x=1&y=2#frag",
  "HTTP://EXAMPLE.COM:80/Path",
  "ftp://files.example.org:21/pub;type=a",
  "ws://chat.example.org/room?id=7",
  "file:///home/user/notes.txt",
  "file:///C|/Windows/../x",
  "mailto:someone@example.org?subject=hi there",
  "data:text/plain,hello world",
  "javascript:alert(1)",
  "foo://host:99/a b?c d#e f",
  "foo:/a/../b",
  "blob:https://example.com/uuid",
  "  https://spaces.example.com/\t\npath  ",
];

for (const input of inputs) {
  const url = new URL(input);
  console.log(url.href);
  console.log(url.origin, url.protocol, url.username, url.password);
  console.log(url.host, url.hostname, url.port);
  console.log(url.pathname, url.search, url.hash);
}
