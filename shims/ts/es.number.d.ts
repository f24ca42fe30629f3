/**
 * @header ts/number_methods.h
 *
 * Number (ECMA-262 §21.1).
 */

interface Number {
  /** @c ts_number_to_string @isolated */
  toString(radix?: number): string;
  /** @c ts_number_to_fixed @isolated */
  toFixed(fractionDigits?: number): string;
  /** @c ts_number_to_exponential @isolated */
  toExponential(fractionDigits?: number): string;
  /** @c ts_number_to_precision @isolated */
  toPrecision(precision?: number): string;
  /** @c ts_number_value_of @pure */
  valueOf(): number;
  /** @c ts_number_to_locale_string @isolated */
  toLocaleString(): string;
}

interface NumberConstructor {
  new (value?: any): Number;
  /** @c ts_number_zero @pure */
  (): number;
  /** @c ts_number_of */
  (value?: any): number;
  readonly prototype: Number;
  /** @c TS_NUMBER_MAX_VALUE @pure */
  readonly MAX_VALUE: number;
  /** @c TS_NUMBER_MIN_VALUE @pure */
  readonly MIN_VALUE: number;
  /** @c TS_NUMBER_NAN @pure */
  readonly NaN: number;
  /** @c TS_NUMBER_NEGATIVE_INFINITY @pure */
  readonly NEGATIVE_INFINITY: number;
  /** @c TS_NUMBER_POSITIVE_INFINITY @pure */
  readonly POSITIVE_INFINITY: number;
  /** @c TS_NUMBER_EPSILON @pure */
  readonly EPSILON: number;
  /** @c TS_NUMBER_MAX_SAFE_INTEGER @pure */
  readonly MAX_SAFE_INTEGER: number;
  /** @c TS_NUMBER_MIN_SAFE_INTEGER @pure */
  readonly MIN_SAFE_INTEGER: number;
  /** @c ts_number_is_finite @pure */
  isFinite(number: unknown): boolean;
  /** @c ts_number_is_integer @pure */
  isInteger(number: unknown): boolean;
  /** @c ts_number_is_nan @pure */
  isNaN(number: unknown): boolean;
  /** @c ts_number_is_safe_integer @pure */
  isSafeInteger(number: unknown): boolean;
  /** @header ts/parse_number.h */

  /** @c ts_parse_float @isolated */
  parseFloat(string: string): number;
  /** @c ts_parse_int @isolated */
  parseInt(string: string, radix?: number): number;
}

/** @header ts/number_methods.h */

declare var Number: NumberConstructor;

/** @header ts/number_locale.h */

interface Number {
  /** @c ts_number_to_locale_string_with */
  toLocaleString(locales?: string | readonly string[], options?: Intl.NumberFormatOptions): string;
}
