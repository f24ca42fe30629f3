// Values JSON has no form for, written as tagged objects and read back: maps, sets, dates, bigints.
type Tagged =
  | { $: "map"; of: [unknown, unknown][] }
  | { $: "set"; of: unknown[] }
  | { $: "big"; of: string }
  | { $: "date"; of: number };

function write(this: unknown, key: string, value: unknown): unknown {
  const raw = (this as Record<string, unknown>)[key];
  if (raw instanceof Date) return { $: "date", of: raw.getTime() } satisfies Tagged;
  if (raw instanceof Map) return { $: "map", of: [...raw] } satisfies Tagged;
  if (raw instanceof Set) return { $: "set", of: Array.from(raw) } satisfies Tagged;
  if (typeof raw === "bigint") return { $: "big", of: raw.toString() } satisfies Tagged;
  return value;
}

const isTagged = (value: unknown): value is Tagged => typeof value === "object" && value !== null && "$" in value;
function read(_key: string, value: unknown): unknown {
  if (!isTagged(value)) return value;
  switch (value.$) {
    case "map": return new Map(value.of);
    case "set": return new Set(value.of);
    case "big": return BigInt(value.of);
    case "date": return new Date(value.of);
  }
}

const state = {
  saved: new Date(Date.UTC(2024, 4, 5, 6, 7, 8, 9)),
  scores: new Map<string, unknown>([["anna", [1, 2]], ["bert", new Set(["x", 3n])]]),
  total: 12345678901234567890n,
  gone: undefined, plain: { text: "a\u2028\"\\", list: [null, undefined, NaN, -0, 1e21] },
};
const text = JSON.stringify(state, write);
console.log(text);
const back = JSON.parse(text, read) as typeof state;
console.log(back);
console.log(back.saved instanceof Date, back.total + 1n, back.scores.get("bert"), "gone" in back, Object.is(back.plain.list[3], 0));
console.log(JSON.stringify(JSON.parse(text, read), write) === text);
try { JSON.stringify({ n: 1n }); } catch (error) { console.log(String(error)); }
console.log(JSON.stringify(new Map([[1, 2]])), JSON.stringify([new Set([1]), Symbol("s"), () => 1, new Date(0)]));
