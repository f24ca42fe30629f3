// What a setter throws is not the object's refusal.
const guarded = {
  stored: 0,
  set value(next: number) {
    if (next < 0) throw new TypeError("negative");
    this.stored = next;
  },
};
console.log(Reflect.set(guarded, "value", 5), guarded.stored);
try {
  console.log(Reflect.set(guarded, "value", -1));
} catch (error) {
  console.log("thrown", (error as Error).message);
}
console.log(Reflect.set({ a: 1 }, "a", 2));
