// The language's own classes as values: compared, called, constructed, and found as `constructor`.

function kindOf(value: any): string {
  switch (value.constructor) {
    case Number:
      return "number";
    case String:
      return "string";
    case Boolean:
      return "boolean";
    case Array:
      return "list of " + value.map(kindOf).join(" and ");
    case Object:
      return `record with ${Object.keys(value)}`;
    case Date:
      return "date of " + value.getUTCFullYear();
    case RegExp:
      return "pattern " + value.source;
    case Function:
      return "function of " + value.length;
    case Promise:
      return "promise";
    default:
      return value.constructor.name;
  }
}

const samples: any[] = [
  1, "a", true, [1, "x"], { a: 1, b: 2 }, new Date(0), /x+/, (a: any, b: any) => a + b, Promise.resolve(1),
  new Map(), new Set(), Symbol("s"), 5n, new Error("e"), new Uint8Array(1),
];
for (const sample of samples) {
  console.log(kindOf(sample));
}

// A table of converters.
interface Field {
  name: string;
  type: any;
}
const schema: Field[] = [
  { name: "id", type: Number },
  { name: "title", type: String },
  { name: "done", type: Boolean },
  { name: "tags", type: Array },
  { name: "at", type: Date },
];
const row = ["7", 42, "", 3, 0];
for (const [i, field] of schema.entries()) {
  const isClass = field.type === Array || field.type === Date;
  const made = isClass ? new field.type(row[i]) : field.type(row[i]);
  console.log(field.name, field.type.name, made, made instanceof field.type);
}

// Constructed through a value.
const makers: Record<string, any> = { Object, Number, String, Boolean, Date, RegExp, Map, Set, Array, Error };
for (const [name, maker] of Object.entries(makers)) {
  const made = name === "Map" ? new maker([[1, 2]]) : name === "Set" ? new maker("ab") : new maker("1");
  console.log(name, maker.name === name, made instanceof maker, made instanceof Object, typeof made);
}
console.log([1, 0, 2].filter(Boolean).map(String), ["1", "2"].map(Number));
