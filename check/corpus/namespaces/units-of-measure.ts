// Nested namespaces with private helpers, exported types, an alias, and a namespace merged with a function.
namespace Units {
  export type Metres = number & { readonly unit?: "m" };
  const perInch = 0.0254;
  export namespace Length {
    export const fromInches = (inches: number): Metres => inches * perInch;
    export function parse(text: string): Metres {
      const found = table.find(([suffix]) => text.endsWith(suffix));
      if (!found) throw new Error(`no unit in ${text}`);
      return Number(text.slice(0, -found[0].length)) * found[1];
    }
    const table: [suffix: string, factor: number][] = [["km", 1e3], ["cm", 1e-2], ["in", perInch], ["m", 1]];
  }
  export namespace Time {
    export enum Unit { Second = 1, Minute = 60, Hour = Minute * 60 }
    export interface Span { amount: number; unit: Unit }
    export const seconds = ({ amount, unit }: Span): number => amount * unit;
  }
}
import Length = Units.Length;
import Unit = Units.Time.Unit;

function speed(distance: Units.Metres, span: Units.Time.Span): string {
  const value = distance / Units.Time.seconds(span);
  return value > speed.limit ? `${speed.format(value)} (too fast)` : speed.format(value);
}
namespace speed {
  export let limit = 30;
  export const format = (value: number): string => `${value.toFixed(2)} m/s`;
}
console.log(Length.fromInches(100).toFixed(2), Length.parse("12in").toFixed(4), Length.parse("1.5km"));
console.log(speed(Length.parse("90km"), { amount: 1, unit: Unit.Hour }), speed(Length.parse("200m"), { amount: 5, unit: Unit.Second }));
speed.limit = 50;
console.log(speed(200, { amount: 5, unit: Unit.Second }), Unit[60], Object.keys(Unit).length);
try {
  Length.parse("12 parsecs");
} catch ({ message }: any) {
  console.log(message);
}
