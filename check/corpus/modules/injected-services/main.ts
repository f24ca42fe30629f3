// Dependency injection across modules: typed tokens, scopes, and services that know each other only by interface.
import { Container } from "./container.ts";
import { Clock, Greeter, Log } from "./tokens.ts";
import { provide, type Tone } from "./services.ts";

const root = new Container();
provide(root, "formal");
const greeter = root.get(Greeter);
console.log(greeter.greet("Ann"), greeter === root.get(Greeter));
console.log(root.get(Clock)(), root.get(Clock)());

const request = root.child();
request.bind(Greeter, (c) => ({ greet: (name) => (c.get(Log).push(`child ${name}`), `psst, ${name}`) }));
console.log(request.get(Greeter).greet("Bob"), request.get(Log) === root.get(Log));
console.log(root.get(Greeter).greet("Cy"), root.get(Log));
for (const tone of ["casual", "circular"] satisfies Tone[]) {
  const other = new Container();
  provide(other, tone);
  try {
    console.log(other.get(Greeter).greet("Di"));
  } catch (error) {
    console.log((error as Error).message);
  }
}
try {
  new Container().get(Log);
} catch (error) {
  console.log((error as Error).message);
}
