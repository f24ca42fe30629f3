// querystring.
import qs, { parse, stringify } from "node:querystring";

console.log(parse("a=1&b=2&a=3&c=%20x+y&&d&e=&=f&g=h=i"));
console.log(parse("a:1;b:2;a:3", ";", ":"), parse("a=1&b=2&c=3", "&", "=", { maxKeys: 2 }), parse(""));
console.log(parse("name=J%C3%BCrgen&bad=%zz%E4&plus=1%2B1"));
console.log(stringify({ a: [1, "x y", true], b: "ü&=", c: null, d: undefined, e: NaN, f: { g: 1 }, h: 10n }));
console.log(stringify({ a: 1, b: [2, 3] }, ";", ":"), JSON.stringify(stringify({})), JSON.stringify(stringify()));
console.log(qs.escape("a b&c=d/é!'()*~"), qs.unescape("a%20b%26%C3%A9%"), qs.encode({ x: 1 }), qs.decode("x=1").x);
const { page = "1", tags } = parse("page=3&tags=a&tags=b");
console.log(Number(page) + 1, Array.isArray(tags) ? tags.join("|") : tags);
