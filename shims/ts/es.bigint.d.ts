/**
 * @header ts/bigint.h
 *
 * BigInt (ECMA-262 §21.2).
 */

interface BigInt {
  /** @c ts_bigint_to_string @isolated */
  toString(radix?: number): string;
  /** @c ts_bigint_to_locale_string @isolated */
  toLocaleString(): string;
  /** @c ts_bigint_value_of @pure */
  valueOf(): bigint;
}

interface BigIntConstructor {
  readonly prototype: BigInt;
  /** @c ts_bigint_from_value */
  (value: bigint | boolean | number | string): bigint;
  /** @c ts_bigint_as_int_n @isolated */
  asIntN(bits: number, int: bigint): bigint;
  /** @c ts_bigint_as_uint_n @isolated */
  asUintN(bits: number, int: bigint): bigint;
}

declare var BigInt: BigIntConstructor;
