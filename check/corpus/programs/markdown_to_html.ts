// A markdown subset with a block and an inline pass, written with regular expressions and a stack.
type Block =
  | { type: "h"; level: number; text: string }
  | { type: "p"; text: string }
  | { type: "ul" | "ol"; items: string[] }
  | { type: "code"; lang: string; lines: string[] }
  | { type: "quote"; blocks: Block[] }
  | { type: "hr" };
const escapeHtml = (s: string) =>
  s.replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!);
const inline = (s: string): string =>
  escapeHtml(s)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replace(/(?<!\w)_(.+?)_(?!\w)/g, "<i>$1</i>")
    .replace(/!\[([^\]]*)\]\(([^)]+)\)/g, '<img alt="$1" src="$2">')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');
export function parse(lines: string[]): Block[] {
  const out: Block[] = [];
  let para: string[] = [];
  const flush = () => {
    if (para.length) out.push({ type: "p", text: para.join(" ") });
    para = [];
  };
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    let m: RegExpMatchArray | null;
    if (/^\s*$/.test(line)) flush();
    else if ((m = line.match(/^(#{1,6})\s+(.*?)\s*#*$/))) {
      flush();
      out.push({ type: "h", level: m[1]!.length, text: m[2]! });
    } else if (/^(-\s*){3,}$/.test(line)) {
      flush();
      out.push({ type: "hr" });
    } else if ((m = line.match(/^```(\w*)/))) {
      flush();
      const code: string[] = [];
      while (++i < lines.length && !lines[i]!.startsWith("```")) code.push(lines[i]!);
      out.push({ type: "code", lang: m[1] || "text", lines: code });
    } else if ((m = line.match(/^(?:([-*+])|\d+\.)\s+(.*)/))) {
      flush();
      const type = m[1] ? "ul" : "ol";
      const last = out.at(-1);
      if (last?.type === type) last.items.push(m[2]!);
      else out.push({ type, items: [m[2]!] });
    } else if (line[0] === ">") {
      flush();
      const inner: string[] = [];
      for (; i < lines.length && lines[i]![0] === ">"; i++)
        inner.push(lines[i]!.replace(/^>\s?/, ""));
      i--;
      out.push({ type: "quote", blocks: parse(inner) });
    } else para.push(line.trim());
  }
  flush();
  return out;
}
export const render = (blocks: Block[], depth = 0): string =>
  blocks
    .map((b) => {
      const pad = "  ".repeat(depth);
      switch (b.type) {
        case "h":
          return `${pad}<h${b.level} id="${b.text.toLowerCase().replace(/\W+/g, "-")}">${inline(b.text)}</h${b.level}>`;
        case "p":
          return `${pad}<p>${inline(b.text)}</p>`;
        case "hr":
          return pad + "<hr>";
        case "ul":
        case "ol":
          return [
            `${pad}<${b.type}>`,
            ...b.items.map((x) => `${pad}  <li>${inline(x)}</li>`),
            `${pad}</${b.type}>`,
          ].join("\n");
        case "code":
          return `${pad}<pre class="${b.lang}">\n${b.lines.map(escapeHtml).join("\n")}\n${pad}</pre>`;
        case "quote":
          return `${pad}<blockquote>\n${render(b.blocks, depth + 1)}\n${pad}</blockquote>`;
      }
    })
    .join("\n");
const doc = `# Title & more #
Some **bold _and italic_** text with \`a < b\`
continued snake_case_name here.

- one
- two [link](http://x.y/?a=1&b=2)
1. first
2. second

> quoted **text**
> - nested
>
> > deeper

\`\`\`ts
const x = a < b && "q";
\`\`\`
---
![alt](pic.png) end`;
const blocks = parse(doc.split("\n"));
console.log(render(blocks));
console.log(
  blocks.map((b) => b.type),
  JSON.stringify(blocks[4]),
);
