class A { m() { return 1; } get z() { return 1; } static s = 1; } class B extends A { n() {} }
console.log(Object.getPrototypeOf(new A()) === A.prototype, A.prototype.constructor === A, Object.getOwnPropertyNames(A.prototype), typeof A, A.prototype, B.prototype);
console.log(Object.getPrototypeOf(B) === A, Object.getPrototypeOf(B.prototype) === A.prototype, B.prototype instanceof A, A.prototype.isPrototypeOf(new B()), Object.getPrototypeOf(Object.getPrototypeOf({})));
console.log(new A().hasOwnProperty("x"), "m" in new A(), Object.getOwnPropertyDescriptor(A.prototype, "z"), Object.getOwnPropertyNames(new B()));
const f = A.prototype.m; console.log(f.call(new A()), Object.create(A.prototype) instanceof A, Object.create(A.prototype));
console.log(new B().constructor === B, new B().constructor.name, (new B() as any).__proto__ === B.prototype);
