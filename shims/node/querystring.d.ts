/**
 * @header node/querystring.h
 *
 * node:querystring (https://nodejs.org/api/querystring.html).
 */

declare module "node:querystring" {
  interface ParsedUrlQuery {
    [key: string]: undefined | string | string[];
  }
  /** @c querystring_parse */
  function parse(str: string, sep?: string, eq?: string, options?: { maxKeys?: number }): ParsedUrlQuery;
  /** @c querystring_parse */
  function decode(str: string, sep?: string, eq?: string, options?: { maxKeys?: number }): ParsedUrlQuery;
  /** @c querystring_stringify */
  function stringify(obj?: object, sep?: string, eq?: string): string;
  /** @c querystring_stringify */
  function encode(obj?: object, sep?: string, eq?: string): string;
  /** @c querystring_escape */
  function escape(str: string): string;
  /** @c querystring_unescape */
  function unescape(str: string): string;
}

declare module "querystring" {
  export * from "node:querystring";
}
