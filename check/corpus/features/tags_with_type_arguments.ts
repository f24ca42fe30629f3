// Type arguments of tags.
const t = <T,>(s: TemplateStringsArray, ...v: T[]) => s.join("|") + v.length;
console.log(t<number>`a${1}b`, t<string | number>`x${1}${"s"}`);
console.log(t<{ a: number }>`q${{ a: 1 }}`, t<[number, string]>`z`, t<Array<number>>`z${[1]}`);
const o = {
  m<T>(s: TemplateStringsArray) {
    return s[0];
  },
};
console.log(o.m<Map<string, { x: 1 }>>`y`, 1 < 2, [3 > 2].length);
