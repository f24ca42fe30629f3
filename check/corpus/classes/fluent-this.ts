// Builders that return `this`: a subclass keeps its own type through the parent's methods, and private state is checked with `in`.
abstract class Query {
  #parts: string[] = [];
  protected limitTo?: number;
  where(clause: TemplateStringsArray, ...values: (string | number)[]): this {
    this.#parts.push(String.raw(clause, ...values.map((v) => (typeof v === "string" ? `'${v}'` : v))));
    return this;
  }
  limit(n: number): this {
    this.limitTo = n;
    return this;
  }
  protected get condition(): string {
    return this.#parts.length ? ` WHERE ${this.#parts.join(" AND ")}` : "";
  }
  abstract text(): string;
  static isQuery(value: unknown): value is Query {
    return typeof value === "object" && value !== null && #parts in value;
  }
  toString(): string {
    return this.text() + (this.limitTo === undefined ? "" : ` LIMIT ${this.limitTo}`);
  }
}

class Select extends Query {
  #order: Map<string, "ASC" | "DESC"> = new Map();
  constructor(private readonly table: string, ...private_columns: string[]) {
    super();
    this.columns = private_columns;
  }
  private columns: string[];
  orderBy(column: string, direction: "ASC" | "DESC" = "ASC"): this {
    this.#order.set(column, direction);
    return this;
  }
  text(): string {
    const order = Array.from(this.#order, ([column, direction]) => `${column} ${direction}`).join(", ");
    return `SELECT ${this.columns.join(", ") || "*"} FROM ${this.table}${this.condition}${order && ` ORDER BY ${order}`}`;
  }
}

class Delete extends Query {
  constructor(readonly table: string) {
    super();
  }
  text(): string {
    if (!this.condition) throw new Error(`refusing to empty ${this.table}`);
    return `DELETE FROM ${this.table}${this.condition}`;
  }
}

const adults = new Select("people", "name", "age").where`age >= ${18}`.where`city = ${"Oslo"}`.orderBy("age", "DESC");
console.log(`${adults.limit(5).orderBy("name")}`);
console.log(`${new Select("people")}`, "|", String(new Delete("logs").limit(1).where`level < ${2}`));
try {
  console.log(new Delete("people").toString());
} catch (error) {
  console.log((error as Error).message);
}
console.log([adults, { text: () => "" }, null, "SELECT"].map(Query.isQuery));
