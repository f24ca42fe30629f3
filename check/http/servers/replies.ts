// One kind of response for each path.
import { createServer } from "node:http";

const server = createServer((req, res) => {
  switch (req.url) {
    case "/plain":
      res.end("hello");
      break;
    case "/empty":
      res.end();
      break;
    case "/head":
      res.writeHead(200, { "content-type": "text/plain", "X-One": "1" });
      res.end("body");
      break;
    case "/length":
      res.writeHead(200, { "Content-Length": 5 });
      res.end("12345");
      break;
    case "/reason":
      res.writeHead(200, "Fine", { "X-A": "b" });
      res.end("x");
      break;
    case "/array":
      res.writeHead(200, ["X-A", "1", "X-A", "2", "x-b", "3"]);
      res.end("x");
      break;
    case "/merge":
      res.setHeader("X-First", "1");
      res.setHeader("X-Second", "2");
      res.writeHead(201, { "x-first": "changed", "X-Third": "3" });
      res.end("x");
      break;
    case "/cookies":
      res.setHeader("Set-Cookie", ["a=1", "b=2"]);
      res.end("x");
      break;
    case "/chunked":
      res.write("one");
      res.write("two");
      res.end("three");
      break;
    case "/chunked-head":
      res.writeHead(200, { "content-type": "text/plain" });
      res.write("one");
      res.end();
      break;
    case "/204":
      res.writeHead(204, { "X-A": "b" });
      res.end();
      break;
    case "/204-set":
      res.statusCode = 204;
      res.end();
      break;
    case "/304":
      res.statusCode = 304;
      res.end();
      break;
    case "/404":
      res.statusCode = 404;
      res.end("nothing");
      break;
    case "/close":
      res.setHeader("Connection", "close");
      res.end("bye");
      break;
    case "/keep":
      res.setHeader("Connection", "keep-alive");
      res.end("stay");
      break;
    case "/own-date":
      res.setHeader("Date", "now");
      res.end("x");
      break;
    case "/no-date":
      res.sendDate = false;
      res.end("x");
      break;
    case "/te":
      res.setHeader("Transfer-Encoding", "chunked");
      res.end("x");
      break;
    case "/status-message":
      res.statusCode = 200;
      res.statusMessage = "Very Good";
      res.end("x");
      break;
    case "/999":
      res.statusCode = 999;
      res.end("x");
      break;
    case "/utf8":
      res.setHeader("X-Latin", "caf\u00e9");
      res.end("h\u00e9llo \u20ac");
      break;
    case "/latin1":
      res.end("h\u00e9llo", "latin1");
      break;
    case "/flush":
      res.flushHeaders();
      res.end("x");
      break;
    case "/remove":
      res.setHeader("X-A", "1");
      res.setHeader("X-B", "2");
      res.removeHeader("x-a");
      res.end(res.getHeaderNames().join(",") + String(res.hasHeader("X-B")) + String(res.getHeader("x-b")));
      break;
    case "/number":
      res.setHeader("X-Number", 42);
      res.end(typeof res.getHeader("x-number"));
      break;
    case "/big":
      res.end("0123456789abcdef".repeat(20000));
      break;
    case "/sent": {
      const before = res.headersSent;
      res.write("a");
      res.end(`${before} ${res.headersSent} ${res.writableEnded}`);
      break;
    }
    case "/head-only":
      res.writeHead(200);
      res.end();
      break;
    case "/trailers":
      res.writeHead(200, { Trailer: "X-T" });
      res.write("data");
      res.addTrailers({ "X-T": "end" });
      res.end();
      break;
    case "/errors": {
      const notes: string[] = [];
      const attempt = (f: () => void) => {
        try {
          f();
          notes.push("fine");
        } catch (e) {
          const err = e as NodeJS.ErrnoException;
          notes.push(`${err.name} ${err.code} ${err.message}`);
        }
      };
      attempt(() => res.setHeader("bad name", "x"));
      attempt(() => res.setHeader("", "x"));
      attempt(() => res.setHeader("X-Bad", "a\nb"));
      attempt(() => res.setHeader("X-Bad", undefined as any));
      attempt(() => res.writeHead(42));
      attempt(() => res.writeHead(200, { "X-Bad": "\u20ac" }));
      attempt(() => res.write(undefined as any));
      attempt(() => res.write(5 as any));
      res.write("start\n");
      attempt(() => res.setHeader("X-Late", "x"));
      attempt(() => res.writeHead(200));
      attempt(() => res.removeHeader("X-Late"));
      res.end(notes.join("\n"));
      break;
    }
    default:
      res.writeHead(404, { "content-type": "application/json" });
      res.end(JSON.stringify({ error: "not found" }));
  }
});

server.listen(Number(process.env.PORT), () => {
  console.log("listening");
});
