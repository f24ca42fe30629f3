/**
 * @header ts/regexp.h
 *
 * RegExp (ECMA-262 §22.2).
 */

/** @c TsRegExp @cclass ts/regexp_constructor.h */
interface RegExp {
  /** @c ts_regexp_exec @isolated */
  exec(string: string): RegExpExecArray | null;
  /** @c ts_regexp_test @isolated */
  test(string: string): boolean;
  /** @c ts_regexp_source @pure */
  readonly source: string;
  /** @c ts_regexp_flags @isolated */
  readonly flags: string;
  /** @c ts_regexp_global @pure */
  readonly global: boolean;
  /** @c ts_regexp_ignore_case @pure */
  readonly ignoreCase: boolean;
  /** @c ts_regexp_multiline @pure */
  readonly multiline: boolean;
  /** @c ts_regexp_dot_all @pure */
  readonly dotAll: boolean;
  /** @c ts_regexp_has_indices @pure */
  readonly hasIndices: boolean;
  /** @c ts_regexp_sticky @pure */
  readonly sticky: boolean;
  /** @c ts_regexp_unicode @pure */
  readonly unicode: boolean;
  /** @c ts_regexp_unicode_sets @pure */
  readonly unicodeSets: boolean;
  /** @c ->last_index */
  lastIndex: number;
  /** @c ts_regexp_to_string @isolated */
  toString(): string;
}

interface RegExpConstructor {
  /** @c ts_regexp_new @isolated */
  new (pattern: RegExp | string, flags?: string): RegExp;
  /** @c ts_regexp_call @isolated */
  (pattern: RegExp | string, flags?: string): RegExp;
  readonly prototype: RegExp;
  /** @c ts_regexp_escape @isolated */
  escape(string: string): string;
}

declare var RegExp: RegExpConstructor;

/** @c TsArray */
interface RegExpMatchArray extends Array<string> {
  /** @c ts_match_index @isolated */
  index?: number;
  /** @c ts_match_input @isolated */
  input?: string;
  0: string;
  /** @c ts_match_groups @isolated */
  groups?: { [key: string]: string };
  /** @c ts_match_indices @isolated */
  indices?: RegExpIndicesArray;
}

/** @c TsArray */
interface RegExpExecArray extends Array<string> {
  /** @c ts_match_index @isolated */
  index: number;
  /** @c ts_match_input @isolated */
  input: string;
  0: string;
  /** @c ts_match_groups @isolated */
  groups?: { [key: string]: string };
  /** @c ts_match_indices @isolated */
  indices?: RegExpIndicesArray;
}

/** @c TsArray */
interface RegExpIndicesArray extends Array<[number, number]> {
  /** @c ts_indices_groups @isolated */
  groups?: { [key: string]: [number, number] };
}

/** @header ts/iterator.h */

/** @c TsIterator */
interface RegExpStringIterator<T> extends IteratorObject<T, BuiltinIteratorReturn, unknown> {
  /** @c ts_iterator_next_result */
  next(...[value]: [] | [unknown]): IteratorResult<T, BuiltinIteratorReturn>;
  /** @c ts_iterator_self */
  [Symbol.iterator](): RegExpStringIterator<T>;
}
