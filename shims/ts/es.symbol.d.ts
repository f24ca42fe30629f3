/**
 * @header ts/symbol_methods.h
 *
 * Symbol (ECMA-262 §20.4) and the well-known symbols that the language's protocols use.
 */

interface Symbol {
  /** @c ts_symbol_to_string @isolated */
  toString(): string;
  /** @c ts_symbol_value_of @pure */
  valueOf(): symbol;
  /** @c ts_symbol_description @pure */
  readonly description: string | undefined;
}

interface SymbolConstructor {
  readonly prototype: Symbol;
  /** @c ts_symbol_call */
  (description?: string | number): symbol;
  /** @c ts_symbol_for */
  for(key: string): symbol;
  /** @c ts_symbol_key_for */
  keyFor(sym: symbol): string | undefined;
  /** @c &ts_symbol_iterator @pure */
  readonly iterator: unique symbol;
  /** @c &ts_symbol_async_iterator @pure */
  readonly asyncIterator: unique symbol;
  /** @c &ts_symbol_has_instance @pure */
  readonly hasInstance: unique symbol;
  /** @c &ts_symbol_species @pure */
  readonly species: unique symbol;
  /** @c &ts_symbol_to_primitive @pure */
  readonly toPrimitive: unique symbol;
  /** @c &ts_symbol_to_string_tag @pure */
  readonly toStringTag: unique symbol;
}

declare var Symbol: SymbolConstructor;
