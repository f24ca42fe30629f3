class A { get x() { return 1; } m() { return "m"; } y = 3; }
class B extends A { get x() { return super.x + 1; } m() { const f = super.m; return f.call(this) + "!"; } z() { return () => super.m() + super.x; } }
const b = new B(); console.log(b.x, b.m(), b.z()(), b.y);
