// A namespace of parsers spread over declarations and modules, with generics, an overload and a private part.
import { Parse } from "./parse.ts";
import P = Parse;

const spaced = <T>(p: P.Parser<T>): P.Parser<T> => P.map(P.seq(p, P.text(/\s*/)), ([value]) => value);
const integer = spaced(P.map(P.text(/-?\d+/), Number));
const list: P.Parser<number[]> = P.map(
  P.seq(spaced(P.text("[")), P.separated(integer, spaced(P.text(","))), spaced(P.text("]"))), ([, items]) => items);
type Value = number | Value[];
const value: P.Parser<Value> = (input, at) => P.either<Value>(integer, nested)(input, at);
const nested = P.map(P.seq(spaced(P.text("(")), P.separated(value, P.text("")), spaced(P.text(")"))), ([, items]) => items);

console.log(P.all(list, "[1, -2 ,3]"), P.all(list, "[ ]"), P.all(value, "(1 (2 3) () -4)"));
for (const bad of ["[1,", "[x]", "[1] tail"])
  try {
    P.all(list, bad);
  } catch (error) {
    if (error instanceof P.Failure) console.log(error.message, error.at, P.Failure.count);
  }
