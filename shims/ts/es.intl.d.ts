/**
 * @header ts/number_locale.h
 *
 * Intl (ECMA-402) for en-US: numbers and dates with their everyday options.
 */

declare namespace Intl {
  interface NumberFormatOptions {
    style?: "decimal" | "percent" | "currency" | "unit";
    currency?: string;
    currencyDisplay?: "code" | "symbol" | "name" | "narrowSymbol";
    useGrouping?: boolean | "min2" | "auto" | "always";
    notation?: "standard" | "scientific" | "engineering" | "compact";
    signDisplay?: "auto" | "never" | "always" | "exceptZero" | "negative";
    minimumIntegerDigits?: number;
    minimumFractionDigits?: number;
    maximumFractionDigits?: number;
    minimumSignificantDigits?: number;
    maximumSignificantDigits?: number;
  }

  /** @c TsNumberFormat */
  interface NumberFormat {
    /** @c ts_number_format_format */
    format(value: number): string;
  }

  interface NumberFormatConstructor {
    /** @c ts_number_format_new */
    new (locales?: string | readonly string[], options?: NumberFormatOptions): NumberFormat;
    readonly prototype: NumberFormat;
  }

  var NumberFormat: NumberFormatConstructor;
}

/** @header ts/date_format.h */

declare namespace Intl {
  interface DateTimeFormatOptions {
    weekday?: "long" | "short" | "narrow";
    year?: "numeric" | "2-digit";
    month?: "numeric" | "2-digit" | "long" | "short" | "narrow";
    day?: "numeric" | "2-digit";
    hour?: "numeric" | "2-digit";
    minute?: "numeric" | "2-digit";
    second?: "numeric" | "2-digit";
    timeZoneName?: "short" | "long";
    hour12?: boolean;
    hourCycle?: "h11" | "h12" | "h23" | "h24";
    timeZone?: string;
    dateStyle?: "full" | "long" | "medium" | "short";
    timeStyle?: "full" | "long" | "medium" | "short";
  }

  /** @c TsDateFormat */
  interface DateTimeFormat {
    /** @c ts_date_format_format */
    format(date?: Date | number): string;
  }

  interface DateTimeFormatConstructor {
    /** @c ts_date_format_new */
    new (locales?: string | readonly string[], options?: DateTimeFormatOptions): DateTimeFormat;
    readonly prototype: DateTimeFormat;
  }

  var DateTimeFormat: DateTimeFormatConstructor;
}
