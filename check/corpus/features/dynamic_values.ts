// Values of type any, used in every way.
const data: any = JSON.parse('{"list":[3,1,2],"user":{"name":"Ann","tags":["x"]},"n":5,"none":null}');
data.list.push(0);
data.list.sort();
data.user.greet = function (greeting: string) { return `${greeting} ${this.name}`; };
data["computed" + 1] = data.list.map((x: any) => x * 2);
data.n++;
data.n **= 2;
console.log(data, data.user.greet("Hi"), data.list.length, data.missing?.deep, data.none ?? "default");
for (const key of Object.keys(data)) console.log(key, typeof data[key], Array.isArray(data[key]));
const call = (f: any, ...args: any[]): any => f(...args);
console.log(call(Math.max, 1, 5), call((s: string) => s.length, "four"), call(parseInt, "12px"), call(String, [1, 2]));
for (const bad of [() => data.nope.x, () => data.n(), () => data.list.foo(), () => new data.n()]) {
  try {
    bad();
  } catch (error) {
    console.log((error as Error).message);
  }
}
let slot: any = 1;
slot = slot + "1";
slot = [slot, slot.length];
slot = { slot, at: slot.length };
console.log(slot, "at" in slot, delete slot.at, slot);
