// Static fields that are written through a class that inherits them.

class Counter {
  static count = 0;
  static step = 1;
  static add(): number {
    this.count += this.step;
    return this.count;
  }
}
class Twos extends Counter {
  static override step = 2;
}
class More extends Twos {}

console.log(Twos.add(), Twos.add(), Counter.count, More.count, Object.hasOwn(Twos, "count"));
More.count = 50;
console.log(More.add(), Twos.count, Counter.count);
Counter.count = 7;
console.log(Counter.add(), Twos.count, More.count, Object.keys(More), Object.keys(Twos));
delete (Twos as { count?: number }).count;
console.log(Twos.count, More.count++, More.count);

// A registry by class, of the kind that ORMs have.
class Model {
  static table = "models";
  static made: string[] = [];
  static defaults: Record<string, number> = { limit: 10 };

  static configure(options: { table?: string; limit?: number }): typeof Model {
    this.table = options.table ?? this.table;
    if (options.limit !== undefined) {
      this.defaults = { ...this.defaults, limit: options.limit };
    }
    return this;
  }
  static create(name: string): string {
    this.made.push(name);
    return `${this.table}/${name} of ${this.defaults.limit}`;
  }
}
class User extends Model {
  static override made: string[] = [];
}
class Post extends Model {}

User.configure({ table: "users", limit: 5 });
Post.configure({ table: "posts" });
console.log(User.create("ann"), Post.create("first"), Model.create("x"));
console.log(User.made, Post.made === Model.made, Post.defaults === Model.defaults, User.defaults);

// One instance of each class.
class Service {
  static instance: Service | null = null;
  static get(): Service {
    if (!Object.hasOwn(this, "instance") || !this.instance) {
      this.instance = new this();
    }
    return this.instance;
  }
  kind(): string {
    return "service";
  }
}
class Mailer extends Service {
  override kind(): string {
    return "mailer";
  }
}
console.log(Mailer.get().kind(), Service.get().kind(), Mailer.get() === Mailer.get(), Mailer.get() === Service.get());
