type Event =
  | { kind: "key"; code: number }
  | { kind: "click"; x: number; y: number }
  | { kind: "text"; value: string };
function describe(e: Event): string {
  switch (e.kind) {
    case "key":
      return `key ${e.code}`;
    case "click":
      return `click at ${e.x},${e.y}`;
    case "text":
      return `text ${e.value}`;
  }
}
const events: Event[] = [{ kind: "key", code: 13 }, { kind: "click", x: 1, y: 2 }, { kind: "text", value: "hi" }];
for (const e of events) console.log(describe(e), e);
console.log(events.filter((e) => e.kind !== "key").length);
