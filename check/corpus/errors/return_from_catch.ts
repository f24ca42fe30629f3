// A return, break or continue out of a catch part takes its handler down, whatever is thrown later.
function parse(text: string): number {
  try {
    if (text === "") throw new Error("empty");
    return Number(text);
  } catch (error) {
    return (error as Error).message.length;
  }
}

function deep(n: number): number {
  return n === 0 ? parse("") : deep(n - 1) + 1;
}

function clobber(n: number): number {
  const values = [n, n + 1, n + 2];
  return n === 0 ? values.length : clobber(n - 1) + values[0];
}

function outer(): string {
  try {
    console.log(deep(50), clobber(100), parse("7"));
    throw new TypeError("later");
  } catch (error) {
    return `caught ${error}`;
  }
}

function firstGood(texts: string[]): string {
  for (const text of texts) {
    try {
      return JSON.parse(text).name;
    } catch {
      continue;
    }
  }
  return "none";
}

function untilBad(texts: string[]): number {
  let read = 0;
  for (const text of texts) {
    try {
      JSON.parse(text);
      read++;
    } catch {
      break;
    }
  }
  return read;
}

console.log(outer());
console.log(firstGood(["{", "[", '{"name":"third"}']), firstGood(["{"]));
console.log(untilBad(["1", "2", "x", "3"]));
const safe = <T>(run: () => T): [T, null] | [null, Error] => {
  try {
    return [run(), null];
  } catch (error) {
    return [null, error instanceof Error ? error : new Error(String(error))];
  }
};
console.log(safe(() => 1)[0], safe(() => JSON.parse("{"))[1]?.name, safe(() => { throw "text"; })[1]?.message);
throw new RangeError("the last one is nobody's");
