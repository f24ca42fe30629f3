// A template engine.
type Ctx = Record<string, unknown>;
const lookup = (c: Ctx, p: string): unknown => p.split(".").reduce<any>((o, k) => o?.[k], c);
function render(t: string, c: Ctx): string {
  t = t.replace(/\{\{#each (\w+)\}\}([\s\S]*?)\{\{\/each\}\}/g, (_, k: string, body: string) => ((lookup(c, k) as unknown[]) ?? []).map((item, i) => render(body, { ...c, ...(typeof item === "object" ? (item as Ctx) : {}), this: item, "@index": i })).join(""));
  t = t.replace(/\{\{#if (\w+)\}\}([\s\S]*?)(?:\{\{else\}\}([\s\S]*?))?\{\{\/if\}\}/g, (_, k, a, b = "") => (lookup(c, k) ? render(a, c) : render(b, c)));
  return t.replace(/\{\{\s*([@\w.]+)(?:\s*\|\s*(\w+))?\s*\}\}/g, (m, k, f) => {
    const v = lookup(c, k);
    const s = v === undefined ? "" : String(v);
    return f === "upper" ? s.toUpperCase() : f === "json" ? JSON.stringify(v) : s;
  });
}
console.log(render("Hi {{user.name | upper}}! {{#each items}}{{@index}}:{{name}}({{this}}) {{/each}}{{#if admin}}A{{else}}U{{/if}} {{items | json}} {{nope}}", { user: { name: "ann" }, items: [{ name: "x" }, { name: "y" }], admin: 0 }));
console.log(render("{{#each xs}}<{{this}}>{{/each}}", { xs: [1, 2, 3] }));
