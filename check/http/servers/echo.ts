// Answers every request with what it understood of it.
import { createServer } from "node:http";

const server = createServer((req, res) => {
  let body = "";
  req.setEncoding("utf8");
  req.on("data", (chunk: string) => {
    body += chunk;
  });
  req.on("end", () => {
    const seen = {
      method: req.method,
      url: req.url,
      version: req.httpVersion,
      headers: req.headers,
      raw: req.rawHeaders,
      body,
    };
    res.setHeader("Content-Type", "application/json");
    res.end(JSON.stringify(seen));
  });
});

server.listen(Number(process.env.PORT), () => {
  console.log("listening");
});
