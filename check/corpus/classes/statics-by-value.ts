class Model { static table = "models"; static count = 0; static #priv = 1;
  static create(): Model { this.count++; const m = new this(); return m; }
  static get label() { return "[" + this.table + "]"; }
  static set label(v: string) { this.table = v; }
  static describe(prefix = ">") { return prefix + this.name + ":" + this.table; }
  get cls() { return this.constructor as typeof Model; }
  tableName() { return (this.constructor as typeof Model).table; } }
class User extends Model { static table = "users"; static count = 100; name = "u"; }
class Post extends Model { static table = "posts"; static count = 200; static extra = [1, 2]; }
const kinds: (typeof Model)[] = [Model, User, Post];
for (const K of kinds) console.log(K.table, K.label, K.describe(), K.create(), K.count, K.describe("#"));
const reg = new Map<string, typeof Model>([["user", User], ["post", Post]]);
const U = reg.get("user")!;
U.label = "people"; console.log(User.table, U.table, new U().tableName(), new U().cls === User, U.name);
function make<T extends Model>(C: { new (): T; create(): Model; table: string }) { return [new C(), C.create(), C.table]; }
console.log(make(Post), Post.count);
console.log(User, [Post], { Model });
console.log(Object.keys(Post), "table" in Post, Object.hasOwn(User, "extra"), Object.entries(Post));
const K2: any = Post; K2.count = 5; console.log(Post.count, K2["ta" + "ble"], K2.missing, typeof K2.create);
const { table, count } = Post; console.log(table, count);
class Shape { static registry: Record<string, typeof Shape> = {}; static register(n: string, c: typeof Shape) { this.registry[n] = c; return c; } static area() { return 0; } }
class Sq extends Shape { static area() { return 4; } } class Ci extends Shape { static area() { return 3.14; } }
Shape.register("sq", Sq); Shape.register("ci", Ci);
for (const [n, c] of Object.entries(Shape.registry)) console.log(n, c.area(), c.name);
