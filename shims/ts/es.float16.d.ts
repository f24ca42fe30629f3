/**
 * @header ts/math_float16.h
 *
 * Math.f16round (ECMA-262 §21.3.2.18).
 */

interface Math {
  /** @c ts_math_f16round @pure */
  f16round(x: number): number;
}
