function ask(answer?: boolean): string {
  if (answer === undefined) return "unanswered";
  return answer ? "yes" : "no";
}
console.log(ask(), ask(true), ask(false), ask(undefined));
const answers: (boolean | undefined)[] = [true, undefined, false];
console.log(answers, answers.filter(Boolean).length, answers.map((x) => x ?? "none"));
const flags = new Map<string, boolean>([["on", true], ["off", false]]);
console.log(flags.get("on"), flags.get("off"), flags.get("none"), flags.get("off") ?? true);
