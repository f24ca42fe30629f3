// Answers by the tone of a message.
export function hey(message: string): string {
  const m = message.trim();
  const silent = m === "", q = m.endsWith("?"), yell = /[A-Z]/.test(m) && m === m.toUpperCase();
  switch (true) {
    case silent: return "Fine. Be that way!";
    case q && yell: return "Calm down, I know what I'm doing!";
    case yell: return "Whoa, chill out!";
    case q: return "Sure.";
    default: return "Whatever.";
  }
}
["Tom-ay-to", "WATCH OUT!", "Does this?", "WHAT?", "  ", "1, 2, 3", "4?", ":) ?"].forEach((m) => console.log(JSON.stringify(m), hey(m)));
