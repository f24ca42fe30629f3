type Ctor<T = {}> = new (...args: any[]) => T;
function Timestamped<T extends Ctor>(Base: T) { return class extends Base { created = 5; stamp() { return "s" + this.created; } }; }
const Named = <T extends Ctor>(Base: T) => class extends Base { name = "n"; hello() { return "hi " + this.name; } };
class User { constructor(public id: number) {} show() { return "user " + this.id; } }
const TU = Timestamped(User); const u = new TU(7); console.log(u.id, u.stamp(), u.show());
const M = Named(Timestamped(User)); const m = new M(3); console.log(m.hello(), m.stamp(), m.id, m instanceof User);
class Admin extends Named(User) { level = 2; hello() { return super.hello() + "!" + this.level; } }
const ad = new Admin(9); console.log(ad.hello(), ad.show(), ad);
