/**
 * RegExp (ECMA-262 §22.2): the type, so that programs naming it are checked. Regular
 * expressions are not in the runtime yet, and a literal of one is refused.
 */

interface RegExp {
  readonly source: string;
  readonly flags: string;
  readonly global: boolean;
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  lastIndex: number;
}
