function log(target: any, context: any): void {}
class A {
  @log
  f(): void {}
}
new A().f();
