const routes: string[] = [];
function route(path: string) {
  return function (value: any, ctx: ClassMethodDecoratorContext) { routes.push(path + " -> " + String(ctx.name)); };
}
function bound(value: any, ctx: ClassMethodDecoratorContext) {
  const name = ctx.name;
  ctx.addInitializer(function (this: any) { this[name] = this[name].bind(this); });
}
class Api {
  base = "/api";
  @route("/users") users() { return this.base + "/users"; }
  @route("/items") @bound items() { return this.base + "/items"; }
}
const api = new Api();
const { items } = api;
console.log(items(), api.users(), routes);
