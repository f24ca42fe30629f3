// Responses that are ended after the handler has returned.
import { createServer } from "node:http";

const server = createServer((req, res) => {
  switch (req.url) {
    case "/later":
      setTimeout(() => {
        res.writeHead(200, { "content-type": "text/plain" });
        res.end("later");
      }, 20);
      break;
    case "/parts":
      res.write("one ");
      setTimeout(() => {
        res.write("two ");
        setTimeout(() => {
          res.end("three");
        }, 10);
      }, 10);
      break;
    case "/head-first":
      res.writeHead(200, { "content-type": "text/plain" });
      setTimeout(() => {
        res.end("body");
      }, 10);
      break;
    case "/promise":
      Promise.resolve("kept").then((word) => {
        res.end(word);
      });
      break;
    case "/body": {
      const parts: string[] = [];
      req.setEncoding("utf8");
      req.on("data", (part: string) => {
        parts.push(part);
      });
      req.on("end", () => {
        setTimeout(() => {
          res.end(parts.join(""));
        }, 5);
      });
      break;
    }
    default:
      res.end("now");
  }
});

server.listen(Number(process.env.PORT), () => {
  console.log("listening");
});
