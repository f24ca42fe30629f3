class AppError extends Error {
  constructor(message: string, readonly code: number) {
    super(message);
    this.name = "AppError";
  }
}
class NotFound extends AppError {
  constructor(what: string) {
    super(what + " not found", 404);
    this.name = "NotFound";
  }
}
function find(id: number): string {
  if (id > 2) throw new NotFound("item " + id);
  return "item";
}
try {
  console.log(find(1));
  find(3);
} catch (e) {
  if (e instanceof NotFound) console.log(e.code, e.message, e.name, e instanceof AppError, e instanceof Error);
  console.log(String(e));
}
