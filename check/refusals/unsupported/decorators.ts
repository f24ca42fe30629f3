function log(target: any): void {}
class A {
  f(@log x: number): number {
    return x;
  }
}
new A().f(1);
