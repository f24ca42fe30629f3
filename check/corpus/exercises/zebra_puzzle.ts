// Who owns the zebra: permutations by a generator, with labelled continues.
function* permutations<T>(items: readonly T[], n = items.length): Generator<T[]> {
  if (n <= 1) {
    yield items.slice();
    return;
  }
  const a = items.slice();
  for (let i = 0; i < n; i++) {
    yield* permutations(a, n - 1);
    const j = n % 2 ? 0 : i;
    [a[n - 1], a[j]] = [a[j]!, a[n - 1]!];
  }
}
const houses = [1, 2, 3, 4, 5] as const;
type House = (typeof houses)[number];
const all = [...permutations<House>(houses)];
const next = (a: number, b: number) => Math.abs(a - b) === 1;
const right = (a: number, b: number) => a - b === 1;
const unique = new Set(all.map((p) => p.join("")));
console.log(all.length, unique.size);
let tried = 0;
function solve() {
  for (const [red, green, ivory, yellow, blue] of all) {
    tried++;
    if (!right(green!, ivory!)) continue;
    people: for (const [english, spaniard, ukrainian, norwegian, japanese] of all) {
      tried++;
      if (english !== red || norwegian !== 1 || !next(norwegian, blue!)) continue people;
      for (const [coffee, tea, milk, juice, water] of all) {
        tried++;
        if (coffee !== green || ukrainian !== tea || milk !== 3) continue;
        smokes: for (const [oldGold, kools, chesterfields, luckyStrike, parliaments] of all) {
          tried++;
          if (kools !== yellow || luckyStrike !== juice || japanese !== parliaments) continue;
          for (const [dog, snails, fox, horse, zebra] of all) {
            tried++;
            if (spaniard !== dog) continue;
            if (oldGold !== snails) continue;
            if (!next(chesterfields!, fox!)) continue;
            if (!next(kools!, horse!)) continue;
            const owner = { english, spaniard, ukrainian, norwegian, japanese };
            return { owner, water, zebra };
          }
        }
      }
    }
  }
  return undefined;
}
const found = solve()!;
console.log(found);
const who = (h: House | undefined) => Object.entries(found.owner).find(([, v]) => v === h)?.[0];
console.log("water:", who(found.water), "zebra:", who(found.zebra), tried);
