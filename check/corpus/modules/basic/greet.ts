export interface Greeting {
  text: string;
}
export default function greet(g: Greeting): string {
  return g.text + "!";
}
