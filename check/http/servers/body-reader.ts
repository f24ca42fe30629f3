// Reads bodies by `for await`, whole and up to a limit.
import { createServer, IncomingMessage } from "node:http";

async function readText(req: IncomingMessage): Promise<string> {
  let body = "";
  req.setEncoding("utf8");
  for await (const chunk of req) {
    body += chunk;
  }
  return body;
}

async function readLimited(req: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req) {
    size += chunk.length;
    if (size > limit) throw new Error("too long");
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

const server = createServer(async (req, res) => {
  try {
    if (req.url === "/limited") {
      const bytes = await readLimited(req, 10);
      res.end(bytes.toString("hex"));
    } else {
      const text = await readText(req);
      res.writeHead(200, { "content-type": "text/plain" });
      res.end(text.toUpperCase());
    }
  } catch (error) {
    res.statusCode = 413;
    res.end((error as Error).message);
  }
});

server.listen(Number(process.env.PORT), () => {
  console.log("listening");
});
