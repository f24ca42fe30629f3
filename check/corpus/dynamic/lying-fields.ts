// Fields that hold other things than they are declared to.
class Record_ {
  n: number;
  s: string;
  constructor(source: any) {
    this.n = source.n;
    this.s = source.s;
  }
  next() {
    return this.n + 1;
  }
  length() {
    return this.s.length;
  }
}
const odd = new Record_({ n: "5", s: [1, 2] });
console.log(odd.next(), odd.length(), odd);
const empty = new Record_({});
console.log(empty.next());
try {
  empty.length();
} catch (e) {
  console.log((e as Error).message);
}

interface Config {
  port: number;
  host: string;
  options: { deep: boolean };
}
const config: Config = { ...JSON.parse('{"port":"80"}'), host: "h" };
console.log(config.port + 1, config.host, config.options?.deep);
const box = { value: 0 };
box.value = JSON.parse('"x"');
console.log(box.value + 1);

type Holder = { key: string | number | null };
const holder: Holder = JSON.parse('{"key": true}');
if (typeof holder.key === "string") console.log("string");
else if (typeof holder.key === "number") console.log("number");
else console.log("neither", holder.key);

const body: unknown = JSON.parse('{"title": " a ", "done": true}');
if (typeof body === "object" && body !== null && "title" in body && "done" in body) {
  if (typeof body.title === "string" && typeof body.done === "boolean") {
    const task = { title: body.title.trim(), done: body.done };
    console.log(task, task.title.length, task.done ? 1 : 0);
  }
}
