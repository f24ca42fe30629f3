import type { Expr } from "./visitor.ts";

export class Unbound extends Error {
  constructor(readonly variable: string) {
    super(`no value for ${variable}`);
  }
}
export function evaluate(expr: Expr, scope: Map<string, number> | Record<string, number>): number {
  const lookup = (name: string): number | undefined => (scope instanceof Map ? scope.get(name) : scope[name]);
  const go = (e: Expr): number =>
    e.accept<number>({
      num: ({ value }) => value,
      ref({ name }) {
        const value = lookup(name);
        if (value === undefined) throw new Unbound(name);
        return value;
      },
      add: ({ left, right }) => go(left) + go(right),
      mul: ({ left, right }) => go(left) * go(right),
    });
  return go(expr);
}
