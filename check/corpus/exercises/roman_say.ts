// Numbers in Roman numerals and in words.
const arr: [
  number,
  string
][] = [
  [1000, "M"], [900, "CM"], [500, "D"], [400, "CD"], [100, "C"], [90, "XC"], [50, "L"], [40, "XL"], [10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]
];
export const toRoman = (n: number) => arr.reduce(([acc, rest], [v, s]) => {
  while (rest >= v) {
    acc += s;
    rest -= v;
  }
  return [acc, rest] as [
    string,
    number
  ];
}, ["", n] as [
  string,
  number
])[0];
console.log([1, 4, 9, 27, 48, 1990, 2024, 3999].map(toRoman).join());
const small = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = ",,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety".split(",");
export function sayInEnglish(n: number): string {
  if (n < 0 || n >= 1e12)
    throw new Error("Number must be between 0 and 999,999,999,999.");
  if (n < 20)
    return small[n];
  if (n < 100)
    return tens[Math.floor(n / 10)] + (n % 10 ? "-" + small[n % 10] : "");
  for (const [v, name] of [[1e9, "billion"], [1e6, "million"], [1e3, "thousand"], [100, "hundred"]] as const)
    if (n >= v)
      return `${sayInEnglish(Math.floor(n / v))} ${name}${n % v ? " " + sayInEnglish(n % v) : ""}`;
  return "";
}
console.log([0, 14, 20, 22, 100, 123, 1000, 1234, 1e6, 1002345, 987654321123].map(sayInEnglish));
try {
  sayInEnglish(-1);
}
catch ({ message }: any) {
  console.log(message);
}
