interface Shape {
  area(): number;
}
class Square implements Shape {
  side = 1;
}
console.log(new Square());
