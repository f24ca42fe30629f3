class ValidationError extends Error {
  constructor(public field: string, message?: string) {
    super(message ?? `bad ${field}`);
    Object.setPrototypeOf(this, ValidationError.prototype);
    this.name = "ValidationError";
  }
}
class Sub extends ValidationError { constructor() { super("age"); Object.setPrototypeOf(this, new.target.prototype); } }
for (const e of [new ValidationError("x"), new Sub()]) console.log(e.name, e.field, e.message, e instanceof ValidationError, e instanceof Sub);
