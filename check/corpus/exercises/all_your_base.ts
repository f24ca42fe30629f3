// Digits from one base into another.
export function convert(digits: number[], inputBase: number, outputBase: number): number[] {
  if (inputBase <= 1 || !Number.isInteger(inputBase))
    throw new Error("Wrong input base");
  if (outputBase <= 1 || outputBase % 1)
    throw new Error("Wrong output base");
  if (!digits.length || (digits[0] === 0 && digits.length > 1) || digits.some((d) => d < 0 || d >= inputBase))
    throw new Error("Input has wrong format");
  let value = digits.reduce((a, d) => a * inputBase + d, 0);
  if (value === 0)
    return [0];
  const out: number[] = [];
  while (value > 0) {
    out.unshift(value % outputBase);
    value = Math.floor(value / outputBase);
  }
  return out;
}
console.log(convert([1, 0, 1], 2, 10), convert([4, 2], 10, 2), convert([2, 10], 16, 3), convert([0], 10, 2));
for (const a of [[[], 2, 10], [[0, 1], 2, 10], [[1, -1], 2, 10], [[1], 1, 10], [[1], 2, 0.5]] as [
  number[],
  number,
  number
][])
  try {
    console.log(convert(...a));
  }
  catch (e) {
    console.log(String(e));
  }
export const isArmstrong = (n: number | bigint) => {
  const s = String(n);
  return [...s].reduce((a, d) => a + BigInt(d) ** BigInt(s.length), 0n) === BigInt(n);
};
console.log([0, 5, 10, 153, 9474, 9475].map((n) => isArmstrong(n)), isArmstrong(115132219018763992565095597973971522401n));
