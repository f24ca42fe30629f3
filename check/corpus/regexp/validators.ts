// validators
const email = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const isoDate = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const strong = /^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^\w\s]).{8,}$/;
const hex = /^#?([a-f\d]{2})([a-f\d]{2})([a-f\d]{2})$/i;
const cases: Record<string, [RegExp, string[]]> = {
  email: [email, ["a@b.co", "a@b", "x y@z.com", ""]],
  date: [isoDate, ["2024-02-30", "2024-13-01", "24-1-1"]],
  ip: [ipv4, ["192.168.0.1", "256.1.1.1", "1.2.3", "1.2.3.4."]],
  uuid: [uuid, ["123e4567-e89b-12d3-a456-426614174000", "nope"]],
  strong: [strong, ["Passw0rd!", "password"]],
};
for (const [name, [re, inputs]] of Object.entries(cases)) console.log(name, inputs.map((s) => re.test(s)));
function hexToRgb(h: string): [number, number, number] | null {
  const m = hex.exec(h);
  if (!m) return null;
  return [parseInt(m[1], 16), parseInt(m[2], 16), parseInt(m[3], 16)];
}
console.log(hexToRgb("#ff8800"), hexToRgb("bad"));
function parseQuery(q: string): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [, k, v = ""] of q.matchAll(/[?&]?([^=&]+)(?:=([^&]*))?/g)) out[decodeURIComponent(k)] = decodeURIComponent(v.replace(/\+/g, " "));
  return out;
}
console.log(parseQuery("?a=1&b=hello+world&c=%20x&flag"));
const isPalindrome = (s: string) => { const c = s.toLowerCase().replace(/[^a-z0-9]/g, ""); return c === [...c].reverse().join(""); };
console.log(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("no"));
function luhn(n: string) { const d = n.replace(/\s+/g, ""); if (!/^\d{2,}$/.test(d)) return false; let s = 0; d.split("").reverse().forEach((c, i) => { let x = +c; if (i % 2) { x *= 2; if (x > 9) x -= 9; } s += x; }); return s % 10 === 0; }
console.log(luhn("4539 3195 0343 6467"), luhn("8273 1232 7352 0569"), luhn("a"));
const phone = (s: string): string | null => s.replace(/\D/g, "").match(/^1?([2-9]\d{2}[2-9]\d{6})$/)?.[1] ?? null;
console.log(["+1 (613)-995-0253", "613.995.0253", "123"].map(phone));
const acronym = (p: string) => (p.match(/(?<![A-Z'])[A-Z]|(?<![a-zA-Z'])[a-z]/g) ?? []).join("").toUpperCase();
console.log(acronym("Complementary metal-oxide semiconductor"), acronym("GNU Image Manipulation"));
const semver = /^v?(?<major>0|[1-9]\d*)\.(?<minor>\d+)\.(?<patch>\d+)(?:-(?<pre>[\w.-]+))?$/;
for (const v of ["1.2.3", "v10.0.1-beta.2", "1.2"]) {
  const { groups } = v.match(semver) ?? {};
  console.log(v, groups ? { ...groups } : null, Number(groups?.major ?? NaN));
}
