class A {
  private secret = 1;
}
console.log(new A().secret);
