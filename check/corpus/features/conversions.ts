// The conversions behind the operators.
const values: unknown[] = [0, -0, NaN, "", "0", " ", "a", null, undefined, [], [0], [1, 2], {}, true, 10n];
for (const v of values) {
  let number: string;
  try {
    number = String(Number(v));
  } catch (error) {
    number = (error as Error).name;
  }
  console.log(String(v), number, Boolean(v), typeof v, v == 0, v == null, v == "", v === v);
}
const any = (x: unknown) => x as any;
console.log(any("3") * any("4"), any("3") + any(4), any("3") - any(1), any(true) + any(1), any([]) + any({}), any(null) + any(1), any(undefined) + any(1), +any([5]), -any("2"), any("b") + +any("a"));
console.log(any("10") > any("9"), any("10") > any(9), any(null) >= any(0), any(undefined) == any(0), any([1]) == any("1"), any("1,2") == any([1, 2]), any(NaN) != any(NaN));
console.log(1 / any("0"), any("5") % 3, any("2") ** any("3"), any("7") & any("3"), any("1") << any("4"), !any("false"), !!any(""), void any(1));
