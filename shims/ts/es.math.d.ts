/**
 * @header ts/math.h
 *
 * Math (ECMA-262 §21.3). The results have the digits V8 gives. A property whose binding is
 * a name in capitals is a C constant.
 */

interface Math {
  /** @c TS_MATH_E @pure */
  readonly E: number;
  /** @c TS_MATH_LN10 @pure */
  readonly LN10: number;
  /** @c TS_MATH_LN2 @pure */
  readonly LN2: number;
  /** @c TS_MATH_LOG2E @pure */
  readonly LOG2E: number;
  /** @c TS_MATH_LOG10E @pure */
  readonly LOG10E: number;
  /** @c TS_MATH_PI @pure */
  readonly PI: number;
  /** @c TS_MATH_SQRT1_2 @pure */
  readonly SQRT1_2: number;
  /** @c TS_MATH_SQRT2 @pure */
  readonly SQRT2: number;
  /** @c ts_math_abs @pure */
  abs(x: number): number;
  /** @c ts_math_acos @pure */
  acos(x: number): number;
  /** @c ts_math_acosh @pure */
  acosh(x: number): number;
  /** @c ts_math_asin @pure */
  asin(x: number): number;
  /** @c ts_math_asinh @pure */
  asinh(x: number): number;
  /** @c ts_math_atan @pure */
  atan(x: number): number;
  /** @c ts_math_atanh @pure */
  atanh(x: number): number;
  /** @c ts_math_cbrt @pure */
  cbrt(x: number): number;
  /** @c ts_math_ceil @pure */
  ceil(x: number): number;
  /** @c ts_math_cos @pure */
  cos(x: number): number;
  /** @c ts_math_cosh @pure */
  cosh(x: number): number;
  /** @c ts_math_exp @pure */
  exp(x: number): number;
  /** @c ts_math_expm1 @pure */
  expm1(x: number): number;
  /** @c ts_math_floor @pure */
  floor(x: number): number;
  /** @c ts_math_fround @pure */
  fround(x: number): number;
  /** @c ts_math_log @pure */
  log(x: number): number;
  /** @c ts_math_log10 @pure */
  log10(x: number): number;
  /** @c ts_math_log1p @pure */
  log1p(x: number): number;
  /** @c ts_math_log2 @pure */
  log2(x: number): number;
  /** @c ts_math_round @pure */
  round(x: number): number;
  /** @c ts_math_sign @pure */
  sign(x: number): number;
  /** @c ts_math_sin @pure */
  sin(x: number): number;
  /** @c ts_math_sinh @pure */
  sinh(x: number): number;
  /** @c ts_math_sqrt @pure */
  sqrt(x: number): number;
  /** @c ts_math_tan @pure */
  tan(x: number): number;
  /** @c ts_math_tanh @pure */
  tanh(x: number): number;
  /** @c ts_math_trunc @pure */
  trunc(x: number): number;
  /** @c ts_math_clz32 @pure */
  clz32(x: number): int32;
  /** @c ts_math_imul @pure */
  imul(x: number, y: number): int32;
  /** @c ts_math_atan2 @pure */
  atan2(y: number, x: number): number;
  /** @c ts_math_pow @pure */
  pow(x: number, y: number): number;
  /** @c ts_math_hypot_all @pure */
  hypot(...values: number[]): number;
  /** @c ts_math_max @pure */
  max(x: number, y: number): number;
  /** @c ts_math_max_all @pure */
  max(...values: number[]): number;
  /** @c ts_math_min @pure */
  min(x: number, y: number): number;
  /** @c ts_math_min_all @pure */
  min(...values: number[]): number;
  /** @c ts_math_random @isolated */
  random(): number;
}

declare var Math: Math;
