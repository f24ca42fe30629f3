interface Named {
  name: string;
}
interface Aged {
  age: number;
}
function nameOf(x: Named): string {
  return x.name;
}
function older(x: Aged): Aged {
  x.age++;
  return x;
}
class Person {
  constructor(public age: number, public name: string) {}
}
const literal = { age: 1, extra: true, name: "literal" };
const person = new Person(5, "person");
console.log(nameOf(literal), nameOf(person));
older(literal);
const same = older(person);
console.log(literal.age, person.age, same === person);
const list: Named[] = [literal, person, { name: "plain" }];
console.log(list.map(nameOf).join());
console.log(list);
