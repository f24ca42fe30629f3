class Cat {
  purr() {
    return "purr";
  }
}
class Dog {
  constructor(public tricks: string[]) {}
}
function handle(pet: Cat | Dog | null): string {
  if (pet instanceof Cat) return pet.purr();
  if (pet) return pet.tricks.join("/");
  return "nobody";
}
console.log(handle(new Cat()), handle(new Dog(["sit", "roll"])), handle(null));
