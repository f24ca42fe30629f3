export namespace Parse {
  export type Result<T> = { ok: true; value: T; end: number } | { ok: false; at: number; wanted: string };
  export type Parser<T> = (input: string, at: number) => Result<T>;
  export class Failure extends SyntaxError {
    static count = 0;
    constructor(readonly at: number, wanted: string) {
      super(`wanted ${wanted}`);
      Failure.count++;
    }
  }
}
export namespace Parse {
  const sticky = (pattern: RegExp): RegExp => new RegExp(pattern.source, "y");
  export function text(wanted: string | RegExp): Parser<string> {
    if (typeof wanted === "string")
      return (input, at) =>
        (input.startsWith(wanted, at) ? { ok: true, value: wanted, end: at + wanted.length } : { ok: false, at, wanted });
    const pattern = sticky(wanted);
    return (input, at) => {
      pattern.lastIndex = at;
      const found = pattern.exec(input);
      return found ? { ok: true, value: found[0], end: pattern.lastIndex } : { ok: false, at, wanted: String(wanted) };
    };
  }
  export const map = <A, B>(parser: Parser<A>, f: (value: A) => B): Parser<B> => (input, at) => {
    const result = parser(input, at);
    return result.ok ? { ...result, value: f(result.value) } : result;
  };
  export function seq<A, B>(a: Parser<A>, b: Parser<B>): Parser<[A, B]>;
  export function seq<A, B, C>(a: Parser<A>, b: Parser<B>, c: Parser<C>): Parser<[A, B, C]>;
  export function seq(...parsers: Parser<any>[]): Parser<any> {
    return (input, at) => {
      const value: unknown[] = [];
      for (const parser of parsers) {
        const result = parser(input, at);
        if (!result.ok) return result;
        value.push(result.value);
        at = result.end;
      }
      return { ok: true, value, end: at };
    };
  }
  export const either = <T>(...choices: Parser<T>[]): Parser<T> => (input, at) => {
    const failures: string[] = [];
    for (const choice of choices) {
      const result = choice(input, at);
      if (result.ok) return result;
      failures.push(result.wanted);
    }
    return { ok: false, at, wanted: failures.join(" or ") };
  };
  export const separated = <T>(item: Parser<T>, by: Parser<unknown>): Parser<T[]> => (input, at) => {
    const value: T[] = [];
    for (let next = item(input, at); next.ok; next = item(input, at)) {
      value.push(next.value);
      const gap = by(input, (at = next.end));
      if (!gap.ok) break;
      at = gap.end;
    }
    return { ok: true, value, end: at };
  };
  export function all<T>(parser: Parser<T>, input: string): T {
    const result = parser(input, 0);
    if (!result.ok) throw new Parse.Failure(result.at, result.wanted);
    if (result.end < input.length) throw new Parse.Failure(result.end, "end");
    return result.value;
  }
}
