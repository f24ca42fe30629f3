// A small REST service that keeps a list of things to do in memory.
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { randomUUID } from "node:crypto";

interface Todo {
  id: string;
  title: string;
  done: boolean;
}

/** What a client may send to create or change a todo. */
interface TodoChange {
  title?: string;
  done?: boolean;
}

/** An error that the client has caused and gets to see. */
class HttpError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const maxBodyLength = 64 * 1024;
const todos = new Map<string, Todo>();

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { "content-type": "application/json" });
  res.end(JSON.stringify(body));
}

/** Collects the request's body and hands it on, or an error if it is too long. */
function readBody(req: IncomingMessage, done: (error: HttpError | null, body: string) => void): void {
  let body = "";

  req.setEncoding("utf8");
  req.on("data", (chunk: string) => {
    body += chunk;
  });
  req.on("end", () => {
    if (body.length > maxBodyLength) {
      done(new HttpError(413, "body too long"), "");
    } else {
      done(null, body);
    }
  });
}

/** Checks that a body is a JSON object with the fields of a todo, each of its type. */
function parseChange(text: string): TodoChange {
  let body: unknown;

  try {
    body = JSON.parse(text);
  } catch {
    throw new HttpError(400, "body is not JSON");
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new HttpError(400, "body must be an object");
  }

  const change: TodoChange = {};
  if ("title" in body) {
    if (typeof body.title !== "string" || body.title.trim() === "") {
      throw new HttpError(400, "title must be a non-empty string");
    }
    change.title = body.title.trim();
  }
  if ("done" in body) {
    if (typeof body.done !== "boolean") {
      throw new HttpError(400, "done must be true or false");
    }
    change.done = body.done;
  }
  return change;
}

function findTodo(id: string): Todo {
  const todo = todos.get(id);
  if (todo === undefined) {
    throw new HttpError(404, `no todo ${id}`);
  }
  return todo;
}

/** GET /todos, with ?done=true or ?done=false for a part of them. */
function listTodos(res: ServerResponse, done: string | null): void {
  const all = [...todos.values()];
  const items = done === null ? all : all.filter((todo) => String(todo.done) === done);
  sendJson(res, 200, { items, total: items.length });
}

/** POST /todos */
function createTodo(res: ServerResponse, change: TodoChange): void {
  if (change.title === undefined) {
    throw new HttpError(400, "title is missing");
  }
  const todo: Todo = { id: randomUUID(), title: change.title, done: change.done ?? false };
  todos.set(todo.id, todo);
  res.setHeader("location", `/todos/${todo.id}`);
  sendJson(res, 201, todo);
}

/** PATCH /todos/:id */
function changeTodo(res: ServerResponse, id: string, change: TodoChange): void {
  const todo = findTodo(id);
  todo.title = change.title ?? todo.title;
  todo.done = change.done ?? todo.done;
  sendJson(res, 200, todo);
}

/** DELETE /todos/:id */
function deleteTodo(res: ServerResponse, id: string): void {
  findTodo(id);
  todos.delete(id);
  res.writeHead(204);
  res.end();
}

function methodNotAllowed(res: ServerResponse, allow: string): never {
  res.setHeader("allow", allow);
  throw new HttpError(405, "method not allowed");
}

function route(req: IncomingMessage, res: ServerResponse, body: string): void {
  const url = new URL(req.url ?? "/", "http://localhost");
  const [collection, id, ...rest] = url.pathname.split("/").slice(1);

  if (collection !== "todos" || rest.length > 0) {
    throw new HttpError(404, "not found");
  }
  if (id === undefined) {
    switch (req.method) {
      case "GET":
        return listTodos(res, url.searchParams.get("done"));
      case "POST":
        return createTodo(res, parseChange(body));
      default:
        methodNotAllowed(res, "GET, POST");
    }
  }
  switch (req.method) {
    case "GET":
      return sendJson(res, 200, findTodo(id));
    case "PATCH":
      return changeTodo(res, id, parseChange(body));
    case "DELETE":
      return deleteTodo(res, id);
    default:
      methodNotAllowed(res, "GET, PATCH, DELETE");
  }
}

function sendError(res: ServerResponse, error: unknown): void {
  if (error instanceof HttpError) {
    sendJson(res, error.status, { error: error.message });
  } else {
    console.error(error);
    sendJson(res, 500, { error: "internal error" });
  }
}

const server = createServer((req, res) => {
  readBody(req, (error, body) => {
    try {
      if (error) {
        throw error;
      }
      route(req, res, body);
    } catch (err) {
      sendError(res, err);
    }
  });
});

const port = Number(process.env.PORT ?? 3000);
server.listen(port, () => {
  console.log(`listening on http://localhost:${port}`);
});
