// Members of types that end with their lines, without semicolons.
interface Pipe {
  <A>(first: A): A
  <A, B>(first: A, second: (value: A) => B): B
  <A, B, C>(first: A, second: (value: A) => B, third: (value: B) => C): C
}

interface Counter {
  count: number
  (step: number): number
  <T>(step: number, label: T): T
  readonly label: string
  new (start: number): { value: number }
}

type Pair = {
  <T>(value: T): [T, T]
  <T, U>(value: T, other: U): [T, U]
}

const pipe: Pipe = (first: any, ...rest: ((value: any) => any)[]) => rest.reduce((value, f) => f(value), first);
console.log(pipe(1), pipe(2, (x) => x + 1), pipe("a", (x) => x + "b", (x) => x.length));

const pair: Pair = (value: any, other = value) => [value, other] as any;
console.log(pair(1), pair(1, "b"));

const described: Pick<Counter, "count" | "label"> = { count: 1, label: "x" };
console.log(described);
