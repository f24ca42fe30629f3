/**
 * @header ts/json.h
 *
 * JSON (ECMA-262 §25.5), with V8's error messages.
 */

interface JSON {
  /** @c json_parse @isolated */
  parse(text: string): any;
  /** @c json_parse_reviver */
  parse(text: string, reviver?: (this: any, key: string, value: any) => any): any;
  /** @c json_stringify @absent */
  stringify(value: any): string;
  /** @c json_stringify_replacer @absent */
  stringify(value: any, replacer?: (this: any, key: string, value: any) => any, space?: string | number): string;
  /** @c json_stringify_list @absent */
  stringify(value: any, replacer?: (number | string)[] | null, space?: string | number): string;
}

declare var JSON: JSON;
