// Regular expressions: groups, lookaround, sticky, unicode, split with captures, replace functions, scanners, flags.
const log =
  "2024-01-02T03:04:05Z [WARN] db: slow query (1.5s)\n2024-01-02T03:04:06Z [INFO] http: GET /a?b=1 200\nbad line\n2024-01-03T00:00:00Z [ERROR] db: lost";
const re =
  /^(?<date>\d{4}-\d{2}-\d{2})T(?<time>[\d:]+)Z \[(?<level>\w+)\] (?<mod>\w+): (?<msg>.*)$/gm;
for (const { groups, index } of log.matchAll(re)) console.log(index, { ...groups });
console.log(
  log.match(/\d+(?=s\))/g),
  log.match(/(?<=\[)\w+/g),
  log.search(/ERROR/),
  log.split(/\n/).length,
  log.replace(/(\d+)-(\d+)-(\d+)/g, "$3.$2.$1").split("\n")[0],
);
const sticky = /\s*(\d+|[-+*/()])/y,
  toks: string[] = [];
for (let m; (m = sticky.exec("12+(3*45) - x"));) toks.push(m[1]!);
console.log(toks, sticky.lastIndex);
const g = /a(b)?/g;
console.log(
  g.exec("ab a"),
  g.lastIndex,
  g.exec("ab a"),
  g.exec("ab a"),
  g.lastIndex,
  "aXbX".replace(/x/gi, (m, off, str) => m + off + str.length),
  "abc".replace(/(?<first>.)(.)/, "[$<first>|$2|$$|$&|$'|$`]"),
  "x".replace(/(y)?x/, "<$1>"),
  "aaa".replace(/a/g, () => "$1"),
  "camelCaseString".split(/(?=[A-Z])/),
  "a1b22c".split(/(\d+)/),
  "one  two".split(/\s+/),
  "".split(/x/),
  "abc".split(/(?:)/),
  "a,b;c".split(/[,;]/, 2),
);
console.log(
  /^\p{Lu}\p{Ll}+$/u.test("Éa"),
  "naïve café".match(/\p{L}+/gu),
  [..."👍🏽a".matchAll(/./gu)].length,
  /^.$/u.test("💩"),
  /^.$/.test("💩"),
  /\u{1F4A9}/u.test("💩"),
  /[^\x00-\x7f]/.test("abcé"),
  /\bfoo\b/i.test("a FOO b"),
  /a.c/s.test("a\nc"),
  /a.c/.test("a\nc"),
  /^b/m.test("a\nb"),
  /(a+)+$/.test("aaaa"),
  /(\w)\1/.exec("hello")![0],
  /(?<q>['"]).*?\k<q>/.exec(`say "it's" ok`)![0],
  /x{2,3}?/.exec("xxxx")![0],
  /x*?y/.exec("xxy")![0],
  /(?!foo)\w{3}/.exec("foobar")![0],
  /(?<!\$)\b\d+/.exec("$5 7")![0],
  /[\w.+-]+@[\w-]+\.[\w.]+/.exec("mail a.b+c@d-e.co.uk now")![0],
  /\d/.source,
  String(/a\/b[/]/gi),
  new RegExp("a/b", "g").source,
  new RegExp("").source,
  RegExp("[").source === undefined,
);
