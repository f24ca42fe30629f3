/* Patterns come first: of several declarations, later ones are tried before earlier ones. */

/** @header ts/regexp_string.h */

interface String {
  /** @c ts_string_match @isolated */
  match(regexp: RegExp): RegExpMatchArray | null;
  /** @c ts_string_match_text @isolated */
  match(regexp: string): RegExpMatchArray | null;
  /** @c ts_string_match_value @isolated */
  match(regexp: string | RegExp): RegExpMatchArray | null;
  /** @c ts_string_match_all */
  matchAll(regexp: RegExp): RegExpStringIterator<RegExpExecArray>;
  /** @c ts_string_match_all_value */
  matchAll(regexp: string | RegExp): RegExpStringIterator<RegExpExecArray>;
  /** @c ts_string_replace_regexp @isolated */
  replace(searchValue: RegExp, replaceValue: string): string;
  /** @c ts_string_replace_regexp_with */
  replace(searchValue: RegExp, replacer: (substring: string, ...args: any[]) => string): string;
  /** @c ts_string_replace_value */
  replace(
    searchValue: string | RegExp,
    replaceValue: string | ((substring: string, ...args: any[]) => string),
  ): string;
  /** @c ts_string_replace_all_regexp @isolated */
  replaceAll(searchValue: RegExp, replaceValue: string): string;
  /** @c ts_string_replace_all_regexp_with */
  replaceAll(searchValue: RegExp, replacer: (substring: string, ...args: any[]) => string): string;
  /** @c ts_string_replace_all_value */
  replaceAll(
    searchValue: string | RegExp,
    replaceValue: string | ((substring: string, ...args: any[]) => string),
  ): string;
  /** @c ts_string_search @isolated */
  search(regexp: RegExp): number;
  /** @c ts_string_search_text @isolated */
  search(regexp: string): number;
  /** @c ts_string_search_value @isolated */
  search(regexp: string | RegExp): number;
  /** @c ts_string_split_regexp @isolated */
  split(separator: RegExp, limit?: number): string[];
  /** @c ts_string_split_value @isolated */
  split(separator: string | RegExp, limit?: number): string[];
}

/**
 * @header ts/string_methods.h
 *
 * String (ECMA-262 §22.1). Positions are UTF-16 code units, as everywhere in JavaScript.
 */

interface String {
  /** @c ts_string_to_string @pure */
  toString(): string;
  /** @c ts_string_to_string @pure */
  valueOf(): string;
  /** @c ->length */
  readonly length: size;
  /** @c ts_string_get @pure */
  readonly [index: number]: string;

  /** @c ts_string_at @pure */
  at(index: number): string | undefined;
  /** @c ts_string_char_at @pure */
  charAt(pos: number): string;
  /** @c ts_string_char_code_at @pure */
  charCodeAt(index: number): number;
  /** @c ts_string_code_point_at @pure */
  codePointAt(pos: number): number | undefined;
  /** @c ts_string_concat @isolated */
  concat(...strings: string[]): string;
  /** @c ts_string_ends_with @pure */
  endsWith(searchString: string, endPosition?: number): boolean;
  /** @c ts_string_includes @pure */
  includes(searchString: string, position?: number): boolean;
  /** @c ts_string_index_of @pure */
  indexOf(searchString: string, position?: number): number;
  /** @c ts_string_is_well_formed @pure */
  isWellFormed(): boolean;
  /** @c ts_string_last_index_of @pure */
  lastIndexOf(searchString: string, position?: number): number;
  /** @c ts_string_pad_end @isolated */
  padEnd(maxLength: number, fillString?: string): string;
  /** @c ts_string_pad_start @isolated */
  padStart(maxLength: number, fillString?: string): string;
  /** @c ts_string_repeat @isolated */
  repeat(count: number): string;
  /** @c ts_string_replace @isolated */
  replace(searchValue: string, replaceValue: string): string;
  /** @c ts_string_replace_with */
  replace(searchValue: string, replacer: (substring: string, ...args: any[]) => string): string;
  /** @c ts_string_replace_all @isolated */
  replaceAll(searchValue: string, replaceValue: string): string;
  /** @c ts_string_replace_all_with */
  replaceAll(searchValue: string, replacer: (substring: string, ...args: any[]) => string): string;
  /** @c ts_string_slice @isolated */
  slice(start?: number, end?: number): string;
  /** @c ts_string_split @isolated */
  split(separator: string, limit?: number): string[];
  /** @c ts_string_starts_with @pure */
  startsWith(searchString: string, position?: number): boolean;
  /** @c ts_string_substr @isolated */
  substr(from: number, length?: number): string;
  /** @c ts_string_substring @isolated */
  substring(start: number, end?: number): string;
  /** @c ts_string_to_well_formed @isolated */
  toWellFormed(): string;
  /** @c ts_string_trim @isolated */
  trim(): string;
  /** @c ts_string_trim_end @isolated */
  trimEnd(): string;
  /** @c ts_string_trim_end @isolated */
  trimRight(): string;
  /** @c ts_string_trim_start @isolated */
  trimStart(): string;
  /** @c ts_string_trim_start @isolated */
  trimLeft(): string;
}

interface StringConstructor {
  new (value?: any): String;
  /** @c ts_string_empty @pure */
  (): string;
  /** @c ts_string_of */
  (value?: any): string;
  readonly prototype: String;
  /** @c ts_string_from_char_codes @isolated */
  fromCharCode(...codes: number[]): string;
  /** @c ts_string_from_code_points @isolated */
  fromCodePoint(...codePoints: number[]): string;
  /** @c ts_string_raw @isolated */
  raw(template: { raw: readonly string[] | ArrayLike<string> }, ...substitutions: any[]): string;
}

declare var String: StringConstructor;

declare namespace Intl {
  interface CollatorOptions {
    usage?: "sort" | "search" | undefined;
    localeMatcher?: "lookup" | "best fit" | undefined;
    numeric?: boolean | undefined;
    caseFirst?: "upper" | "lower" | "false" | undefined;
    sensitivity?: "base" | "accent" | "case" | "variant" | undefined;
    collation?: string | undefined;
    ignorePunctuation?: boolean | undefined;
  }
}

/** @header ts/string_case.h */

interface String {
  /** @c ts_string_to_locale_lower @isolated */
  toLocaleLowerCase(locales?: string | string[]): string;
  /** @c ts_string_to_locale_upper @isolated */
  toLocaleUpperCase(locales?: string | string[]): string;
  /** @c ts_string_to_lower @isolated */
  toLowerCase(): string;
  /** @c ts_string_to_upper @isolated */
  toUpperCase(): string;
}

/** @header ts/string_collate.h */

interface String {
  /** @c ts_string_locale_compare @isolated */
  localeCompare(that: string): number;
  /** @c ts_string_locale_compare_options @isolated */
  localeCompare(that: string, locales?: string | string[], options?: Intl.CollatorOptions): number;
}

/** @header ts/string_normalize.h */

interface String {
  /** @c ts_string_normalize @isolated */
  normalize(form: "NFC" | "NFD" | "NFKC" | "NFKD"): string;
  /** @c ts_string_normalize @isolated */
  normalize(form?: string): string;
}

/** @header ts/iterator.h */

interface String {
  /** @c ts_string_iterator */
  [Symbol.iterator](): StringIterator<string>;
}
