import type { Container } from "./container.ts";
import { Clock, Greeter, Log } from "./tokens.ts";

export type Tone = keyof typeof openings;
const openings = { formal: "Good day", casual: "Hey", circular: "" };

class Polite implements Greeter {
  constructor(private opening: string, private log: string[], private now: () => number) {}
  greet(name: string): string {
    this.log.push(`${this.now()} ${name}`);
    return `${this.opening}, ${name}`;
  }
}
export function provide(container: Container, tone: Tone): void {
  container
    .bind(Log, () => [])
    .bind(Clock, (c) => {
      let tick = 0;
      if (tone === "circular") c.get(Greeter);
      return () => ++tick;
    })
    .bind(Greeter, (c) => new Polite(openings[tone], c.get(Log), c.get(Clock)));
}
