// Phone numbers, cleaned and checked.
export function clean(s: string): string {
  if (/[a-z]/i.test(s))
    throw new Error("Letters not permitted");
  if (/[@:!]/.test(s))
    throw new Error("Punctuations not permitted");
  let d = s.replace(/\D/g, "");
  if (d.length < 10)
    throw new Error("Incorrect number of digits");
  if (d.length > 11)
    throw new Error("More than 11 digits");
  if (d.length === 11) {
    if (d[0] !== "1")
      throw new Error("11 digits must start with 1");
    d = d.slice(1);
  }
  for (const [i, what] of [[0, "Area"], [3, "Exchange"]] as [
    number,
    string
  ][]) {
    if (d[i] === "0")
      throw new Error(`${what} code cannot start with zero`);
    if (d.charAt(i) === "1")
      throw new Error(`${what} code cannot start with one`);
  }
  return d;
}
for (const n of [
  "(223) 456-7890", "223.456.7890", "+1 (223) 456-7890", "22234567890", "123456789", "523-abc-7890", "(023) 456-7890", "(223) 156-7890", "321234567890"
])
  try {
    console.log(clean(n));
  }
  catch (e) {
    console.log((<Error>e).message);
  }
