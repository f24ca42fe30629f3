// Classes of the library as values: chosen, kept in tables, constructed, compared.
interface NumberArrays {
  new (length: number): Uint8Array | Uint16Array | Float64Array;
  readonly BYTES_PER_ELEMENT: number;
  readonly name: string;
}

function smallest(limit: number): NumberArrays {
  return limit < 256 ? Uint8Array : limit < 65536 ? Uint16Array : Float64Array;
}

for (const limit of [10, 1000, 1e9]) {
  const Kind = smallest(limit);
  const array = new Kind(3);
  array[1] = limit;
  console.log(Kind.name, Kind.BYTES_PER_ELEMENT, array);
}

const makers: Record<string, any> = { date: Date, pattern: RegExp, weak: WeakMap, url: URL, bytes: ArrayBuffer };
console.log(new makers.date(0).toISOString(), makers.date.UTC(2020, 1, 2));
console.log(new makers.pattern("a+", "g").flags, makers.pattern("b").source);
console.log(new makers.url("http://example.org/a?b").search, makers.url.canParse("nonsense"));
console.log(makers.bytes.isView(new Uint8Array(1)), new makers.bytes(4).byteLength);
const key = {};
const weak = new makers.weak([[key, 1]]);
console.log(weak.get(key), weak.has({}));

const names = new Map<unknown, string>(Object.entries(makers).map(([name, maker]) => [maker, name]));
console.log(names.get(new Date().constructor), names.get(/x/.constructor), names.get(Uint8Array));
const samples: object[] = [];
samples.push(new Date(5), /x/, new Uint8Array(2), new WeakMap());
for (const value of samples) {
  const found = Object.keys(makers).filter((name) => value instanceof makers[name]);
  console.log(found, value.constructor.name);
}

class Queue {
  constructor(private readonly Later: PromiseConstructor = Promise) {}
  all<T>(values: T[]) {
    return this.Later.all(values.map((value) => this.Later.resolve(value)));
  }
}
new Queue().all([1, 2, 3]).then((values) => console.log("all", values));
console.log((Uint8Array as any).fromNothing, typeof (Map as any).groupBy, (Buffer as any).from("hé", "latin1"));
try {
  makers.weak();
} catch (error) {
  console.log(String(error));
}
