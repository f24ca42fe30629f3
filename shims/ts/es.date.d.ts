/**
 * @header ts/date.h
 *
 * Date (ECMA-262 §21.4).
 */

/** @c TsDate @cclass ts/date_class.h */
interface Date {
  /** @c ts_date_to_string @isolated */
  toString(): string;
  /** @c ts_date_to_iso_string @isolated */
  toISOString(): string;
  /** @c ts_date_to_date_string @isolated */
  toDateString(): string;
  /** @c ts_date_to_time_string @isolated */
  toTimeString(): string;
  /** @c ts_date_to_utc_string @isolated */
  toUTCString(): string;
  /** @c ts_date_to_utc_string @isolated */
  toGMTString(): string;
  /** @c ts_date_get_legacy_year @isolated */
  getYear(): number;
  /** @c ts_date_to_json @isolated */
  toJSON(key?: any): string | null;
  /** @c ts_date_get_time @isolated */
  valueOf(): number;
  /** @c ts_date_get_time @isolated */
  getTime(): number;
  /** @c ts_date_get_full_year @isolated */
  getFullYear(): number;
  /** @c ts_date_get_utc_full_year @isolated */
  getUTCFullYear(): number;
  /** @c ts_date_get_month @isolated */
  getMonth(): number;
  /** @c ts_date_get_utc_month @isolated */
  getUTCMonth(): number;
  /** @c ts_date_get_date @isolated */
  getDate(): number;
  /** @c ts_date_get_utc_date @isolated */
  getUTCDate(): number;
  /** @c ts_date_get_day @isolated */
  getDay(): number;
  /** @c ts_date_get_utc_day @isolated */
  getUTCDay(): number;
  /** @c ts_date_get_hours @isolated */
  getHours(): number;
  /** @c ts_date_get_utc_hours @isolated */
  getUTCHours(): number;
  /** @c ts_date_get_minutes @isolated */
  getMinutes(): number;
  /** @c ts_date_get_utc_minutes @isolated */
  getUTCMinutes(): number;
  /** @c ts_date_get_seconds @isolated */
  getSeconds(): number;
  /** @c ts_date_get_utc_seconds @isolated */
  getUTCSeconds(): number;
  /** @c ts_date_get_milliseconds @isolated */
  getMilliseconds(): number;
  /** @c ts_date_get_utc_milliseconds @isolated */
  getUTCMilliseconds(): number;
  /** @c ts_date_get_timezone_offset @isolated */
  getTimezoneOffset(): number;
  /** @c ts_date_set_time @isolated */
  setTime(time: number): number;
  /** @c ts_date_set_milliseconds @isolated */
  setMilliseconds(ms: number): number;
  /** @c ts_date_set_utc_milliseconds @isolated */
  setUTCMilliseconds(ms: number): number;
  /** @c ts_date_set_seconds @isolated */
  setSeconds(sec: number, ms?: number): number;
  /** @c ts_date_set_utc_seconds @isolated */
  setUTCSeconds(sec: number, ms?: number): number;
  /** @c ts_date_set_minutes @isolated */
  setMinutes(min: number, sec?: number, ms?: number): number;
  /** @c ts_date_set_utc_minutes @isolated */
  setUTCMinutes(min: number, sec?: number, ms?: number): number;
  /** @c ts_date_set_hours @isolated */
  setHours(hours: number, min?: number, sec?: number, ms?: number): number;
  /** @c ts_date_set_utc_hours @isolated */
  setUTCHours(hours: number, min?: number, sec?: number, ms?: number): number;
  /** @c ts_date_set_date @isolated */
  setDate(date: number): number;
  /** @c ts_date_set_utc_date @isolated */
  setUTCDate(date: number): number;
  /** @c ts_date_set_month @isolated */
  setMonth(month: number, date?: number): number;
  /** @c ts_date_set_utc_month @isolated */
  setUTCMonth(month: number, date?: number): number;
  /** @c ts_date_set_full_year @isolated */
  setFullYear(year: number, month?: number, date?: number): number;
  /** @c ts_date_set_utc_full_year @isolated */
  setUTCFullYear(year: number, month?: number, date?: number): number;
}

interface DateConstructor {
  /** @c ts_date_new */
  new (): Date;
  /** @c ts_date_from_value @isolated */
  new (value: number | string | Date): Date;
  /** @c ts_date_from_parts @isolated */
  new (
    year: number,
    monthIndex: number,
    date?: number,
    hours?: number,
    minutes?: number,
    seconds?: number,
    ms?: number,
  ): Date;
  /** @c ts_date_call */
  (): string;
  readonly prototype: Date;
  /** @c ts_date_parse @isolated */
  parse(s: string): number;
  /** @c ts_date_utc @isolated */
  UTC(
    year: number,
    monthIndex?: number,
    date?: number,
    hours?: number,
    minutes?: number,
    seconds?: number,
    ms?: number,
  ): number;
  /** @c ts_date_now */
  now(): number;
}

declare var Date: DateConstructor;

/** @header ts/date_locale.h */

interface Date {
  /** @c ts_date_to_locale_string */
  toLocaleString(locales?: string | readonly string[], options?: Intl.DateTimeFormatOptions): string;
  /** @c ts_date_to_locale_date_string */
  toLocaleDateString(locales?: string | readonly string[], options?: Intl.DateTimeFormatOptions): string;
  /** @c ts_date_to_locale_time_string */
  toLocaleTimeString(locales?: string | readonly string[], options?: Intl.DateTimeFormatOptions): string;
}
