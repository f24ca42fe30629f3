function counter(start: number) {
  let count = start;
  return {
    next: () => ++count,
    reset() {
      count = start;
    },
    get current() {
      return count;
    },
  };
}
const a = counter(0);
const b = counter(10);
console.log(a.next(), a.next(), b.next(), a.current, b.current);
a.reset();
console.log(a.next(), b.next());
