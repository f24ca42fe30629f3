// Hosts: domains, IPv4 in its spellings, IPv6, and what is refused.
const hosts = ["EXAMPLE.com", "127.1", "0x7f.0.0.1", "0300.168.0xF0", "256", "1.2.3.4.", "[::1]", "[1:0:0:0:0:0:0:8]", "[::ffff:192.168.0.1]", "[2001:db8::0:1:0:0]", "ex%41mple.com", "münchen.de", "例え.jp", "GO.com", "xn--mnchen-3ya.de", "a..b", "a_b.c"];
const refused = ["", "256.256.256.256", "1.2.3.4.5", "[::1", "[:::]", "[1::2::3]", "a b", "a^b", "a|b", "a%00b", "a<b", "0x100000000", "1.2.3.09"];

for (const host of hosts) {
  console.log(host, new URL(`http://${host}/`).host);
}
for (const host of refused) {
  console.log(host, URL.canParse(`http://${host}/`));
}
