import { createServer } from "node:http";
import { createHash } from "node:crypto";

interface Item {
  id: number;
  name: string;
  active: boolean;
  score: number;
}

/** Sum of the first n terms, modulo a prime. */
function compute(n: number): number {
  let result = 0;
  for (let i = 0; i < n; i++) {
    result = (result + i * 31) % 1_000_000_007;
  }
  return result;
}

const server = createServer((req, res) => {
  const url = new URL(req.url ?? "/", "http://localhost");

  if (req.method === "GET" && url.pathname === "/health") {
    res.writeHead(200, { "content-type": "application/json" });
    return res.end(JSON.stringify({ status: "ok" }));
  }

  if (req.method === "GET" && url.pathname === "/json") {
    const items: Item[] = [];
    for (let i = 0; i < 20; i++) {
      items.push({ id: i, name: "item-" + i, active: i % 2 === 0, score: i * 1.5 });
    }
    res.writeHead(200, { "content-type": "application/json" });
    return res.end(JSON.stringify({ items, total: items.length }));
  }

  if (req.method === "GET" && url.pathname === "/compute") {
    const n = Number(url.searchParams.get("n") ?? "50000");
    res.writeHead(200, { "content-type": "application/json" });
    return res.end(JSON.stringify({ result: compute(n) }));
  }

  if (req.method === "GET" && url.pathname === "/hash") {
    const input = url.searchParams.get("input") ?? "hello world";
    const digest = createHash("sha256").update(input).digest("hex");
    res.writeHead(200, { "content-type": "application/json" });
    return res.end(JSON.stringify({ digest }));
  }

  // Everything else is unknown.
  res.writeHead(404, { "content-type": "application/json" });
  return res.end(JSON.stringify({ error: "not found" }));
});

server.listen(process.env.PORT || 3000);
