/**
 * @header node/url.h
 *
 * URL and URLSearchParams (https://url.spec.whatwg.org, https://nodejs.org/api/url.html).
 */

/** @c Url @cclass node/url_classes.h */
interface URL {
  /** @c url_href @cset url_set_href @isolated */
  href: string;
  /** @c url_origin @isolated */
  readonly origin: string;
  /** @c ->protocol @cset url_set_protocol @isolated */
  protocol: string;
  /** @c ->username @cset url_set_username @isolated */
  username: string;
  /** @c ->password @cset url_set_password @isolated */
  password: string;
  /** @c url_host @cset url_set_host @isolated */
  host: string;
  /** @c ->hostname @cset url_set_hostname @isolated */
  hostname: string;
  /** @c ->port @cset url_set_port @isolated */
  port: string;
  /** @c ->pathname @cset url_set_pathname @isolated */
  pathname: string;
  /** @c ->search @cset url_set_search @isolated */
  search: string;
  /** @c ->hash @cset url_set_hash @isolated */
  hash: string;
  /** @c url_search_params @isolated */
  readonly searchParams: URLSearchParams;
  /** @c url_href @isolated */
  toString(): string;
  /** @c url_href @isolated */
  toJSON(): string;
}

interface URLConstructor {
  /** @c url_new @isolated */
  new (input: string, base?: string): URL;
  /** @c url_new_value @isolated */
  new (input: string | URL, base?: string | URL): URL;
  readonly prototype: URL;
  /** @c url_can_parse @isolated */
  canParse(input: string, base?: string): boolean;
  /** @c url_can_parse_value @isolated */
  canParse(input: string | URL, base?: string | URL): boolean;
  /** @c url_parse_or_null @isolated */
  parse(input: string, base?: string): URL | null;
  /** @c url_parse_or_null_value @isolated */
  parse(input: string | URL, base?: string | URL): URL | null;
}

declare var URL: URLConstructor;

/** @c TsIterator */
interface URLSearchParamsIterator<T> extends IteratorObject<T, BuiltinIteratorReturn, unknown> {
  /** @c ts_iterator_next_result */
  next(...[value]: [] | [unknown]): IteratorResult<T, BuiltinIteratorReturn>;
  /** @c ts_iterator_self */
  [Symbol.iterator](): URLSearchParamsIterator<T>;
}

/** @c UrlSearchParams @cclass node/url_classes.h */
interface URLSearchParams {
  /** @c url_search_params_append @isolated */
  append(name: string, value: string): void;
  /** @c url_search_params_delete @isolated */
  delete(name: string, value?: string): void;
  /** @c url_search_params_get @isolated */
  get(name: string): string | null;
  /** @c url_search_params_get_all @isolated */
  getAll(name: string): string[];
  /** @c url_search_params_has @isolated */
  has(name: string, value?: string): boolean;
  /** @c url_search_params_set @isolated */
  set(name: string, value: string): void;
  /** @c url_search_params_sort @isolated */
  sort(): void;
  /** @c url_search_params_size @isolated */
  readonly size: size;
  /** @c url_search_params_to_string @isolated */
  toString(): string;
  /** @c url_search_params_for_each */
  forEach(
    callbackfn: (value: string, key: string, parent: URLSearchParams) => void,
    thisArg?: any,
  ): void;
  /** @c url_search_params_entries @isolated */
  entries(): URLSearchParamsIterator<[string, string]>;
  /** @c url_search_params_keys @isolated */
  keys(): URLSearchParamsIterator<string>;
  /** @c url_search_params_values @isolated */
  values(): URLSearchParamsIterator<string>;
  /** @c url_search_params_entries @isolated */
  [Symbol.iterator](): URLSearchParamsIterator<[string, string]>;
}

interface URLSearchParamsConstructor {
  /** @c url_search_params_new_string @isolated */
  new (init?: string): URLSearchParams;
  /** @c url_search_params_new */
  new (
    init?: string | string[][] | Record<string, string> | URLSearchParams | Iterable<[string, string]>,
  ): URLSearchParams;
  readonly prototype: URLSearchParams;
}

declare var URLSearchParams: URLSearchParamsConstructor;
