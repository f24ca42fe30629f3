// Bits of a score, as allergies and as a secret handshake.
export class Allergies {
  static readonly items = ["eggs", "peanuts", "shellfish", "strawberries", "tomatoes", "chocolate", "pollen", "cats"];
  constructor(private score: number) { }
  list() {
    return Allergies.items.filter((_, i) => this.score & (1 << i));
  }
  allergicTo(a: string) { return this.list().indexOf(a) >= 0; }
}
console.log(new Allergies(509).list(), new Allergies(5).allergicTo("shellfish"), new Allergies(0).list());
export const commands = (n: number) => {
  const a = ["wink", "double blink", "close your eyes", "jump"].filter((_, i) => (n >> i) & 1);
  return n & 16 ? a.reverse() : a;
};
console.log(commands(19), commands(31), commands(0));
