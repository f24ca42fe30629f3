/**
 * @header ts/number_methods.h
 *
 * The functions and values of the global object (ECMA-262 §19) that belong to no class.
 */

declare var NaN: number;
declare var Infinity: number;

/** @c ts_is_nan @pure */
declare function isNaN(number: number): boolean;
/** @c ts_is_finite @pure */
declare function isFinite(number: number): boolean;

/** @header ts/parse_number.h */

/** @c ts_parse_int @isolated */
declare function parseInt(string: string, radix?: number): number;
/** @c ts_parse_float @isolated */
declare function parseFloat(string: string): number;

/** @header ts/uri.h */

/** @c ts_encode_uri @isolated */
declare function encodeURI(uri: string): string;
/** @c ts_encode_uri_component @isolated */
declare function encodeURIComponent(uriComponent: string | number | boolean): string;
/** @c ts_decode_uri @isolated */
declare function decodeURI(encodedURI: string): string;
/** @c ts_decode_uri_component @isolated */
declare function decodeURIComponent(encodedURIComponent: string): string;

/* @header ts/uri.h */

/** @c ts_escape @isolated */
declare function escape(string: string): string;
/** @c ts_unescape @isolated */
declare function unescape(string: string): string;

/* @header ts/global_object.h */

/** globalThis, where the program puts something there or looks for it. */
interface GlobalObject {
  /** @c ts_global_object */
  readonly self: any;
}

interface GlobalNames {
  /** @c ts_global_get */
  find(name: string): any;
}

/* @header ts/nullish.h */

/** A pattern that reads no property first: {}, { ...rest }. */
interface Patterns {
  /** @c ts_destructure @isolated */
  require(value: any): void;
}
