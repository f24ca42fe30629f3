abstract class A {
  abstract f(): void;
}
const a = new A();
a.f();
