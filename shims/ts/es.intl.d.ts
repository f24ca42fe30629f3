/**
 * @header ts/number_locale.h
 *
 * Intl (ECMA-402) for en-US: numbers and dates with their everyday options.
 */

declare namespace Intl {
  type NumberFormatOptionsStyle = "decimal" | "percent" | "currency" | "unit";
  type NumberFormatPartTypes =
    | "literal"
    | "nan"
    | "infinity"
    | "percent"
    | "percentSign"
    | "integer"
    | "group"
    | "decimal"
    | "fraction"
    | "plusSign"
    | "minusSign"
    | "currency"
    | "compact"
    | "exponentInteger"
    | "exponentMinusSign"
    | "exponentSeparator"
    | "unit"
    | "unknown";

  interface NumberFormatOptions {
    style?: "decimal" | "percent" | "currency" | "unit";
    currency?: string;
    currencyDisplay?: "code" | "symbol" | "name" | "narrowSymbol";
    currencySign?: "standard" | "accounting";
    unit?: string;
    unitDisplay?: "short" | "long" | "narrow";
    useGrouping?: boolean | "min2" | "auto" | "always" | "true" | "false";
    notation?: "standard" | "scientific" | "engineering" | "compact";
    compactDisplay?: "short" | "long";
    signDisplay?: "auto" | "never" | "always" | "exceptZero" | "negative";
    minimumIntegerDigits?: number;
    minimumFractionDigits?: number;
    maximumFractionDigits?: number;
    minimumSignificantDigits?: number;
    maximumSignificantDigits?: number;
    roundingMode?:
      | "ceil"
      | "floor"
      | "expand"
      | "trunc"
      | "halfCeil"
      | "halfFloor"
      | "halfExpand"
      | "halfTrunc"
      | "halfEven";
    trailingZeroDisplay?: "auto" | "stripIfInteger";
  }

  interface NumberFormatPart {
    type: NumberFormatPartTypes;
    value: string;
  }

  interface ResolvedNumberFormatOptions {
    locale: string;
    numberingSystem: string;
    style: NumberFormatOptionsStyle;
    currency?: string;
    minimumIntegerDigits: number;
    minimumFractionDigits?: number;
    maximumFractionDigits?: number;
    minimumSignificantDigits?: number;
    maximumSignificantDigits?: number;
    useGrouping: "min2" | "auto" | "always" | false;
    notation: "standard" | "scientific" | "engineering" | "compact";
    signDisplay: "auto" | "never" | "always" | "exceptZero" | "negative";
    unit?: string;
  }

  /** @c TsNumberFormat */
  interface NumberFormat {
    /** @c ts_number_format_format */
    format(value: number | bigint | string): string;
    /** @c ts_number_format_parts */
    formatToParts(value?: number | bigint | string): NumberFormatPart[];
    /** @c ts_number_format_options */
    resolvedOptions(): ResolvedNumberFormatOptions;
  }

  interface NumberFormatConstructor {
    /** @c ts_number_format_new */
    new (locales?: string | readonly string[], options?: NumberFormatOptions): NumberFormat;
    /** @c ts_number_format_new */
    (locales?: string | readonly string[], options?: NumberFormatOptions): NumberFormat;
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
    era?: "long" | "short" | "narrow";
    dayPeriod?: "long" | "short" | "narrow";
    fractionalSecondDigits?: 1 | 2 | 3;
    timeZoneName?: "short" | "long" | "shortOffset" | "longOffset" | "shortGeneric" | "longGeneric";
    hour12?: boolean;
    hourCycle?: "h11" | "h12" | "h23" | "h24";
    timeZone?: string;
    dateStyle?: "full" | "long" | "medium" | "short";
    timeStyle?: "full" | "long" | "medium" | "short";
  }

  type DateTimeFormatPartTypes =
    | "day"
    | "dayPeriod"
    | "era"
    | "fractionalSecond"
    | "hour"
    | "literal"
    | "minute"
    | "month"
    | "second"
    | "timeZoneName"
    | "weekday"
    | "year";

  interface DateTimeFormatPart {
    type: DateTimeFormatPartTypes;
    value: string;
  }

  interface ResolvedDateTimeFormatOptions {
    locale: string;
    calendar: string;
    numberingSystem: string;
    timeZone: string;
    hourCycle?: "h11" | "h12" | "h23" | "h24";
    hour12?: boolean;
    weekday?: string;
    era?: string;
    year?: string;
    month?: string;
    day?: string;
    hour?: string;
    minute?: string;
    second?: string;
    timeZoneName?: string;
  }

  /** @c TsDateFormat */
  interface DateTimeFormat {
    /** @c ts_date_format_format */
    format(date?: Date | number): string;
    /** @c ts_date_format_parts */
    formatToParts(date?: Date | number): DateTimeFormatPart[];
    /** @c ts_date_format_options */
    resolvedOptions(): ResolvedDateTimeFormatOptions;
  }

  interface DateTimeFormatConstructor {
    /** @c ts_date_format_new */
    new (locales?: string | readonly string[], options?: DateTimeFormatOptions): DateTimeFormat;
    /** @c ts_date_format_new */
    (locales?: string | readonly string[], options?: DateTimeFormatOptions): DateTimeFormat;
    readonly prototype: DateTimeFormat;
  }

  var DateTimeFormat: DateTimeFormatConstructor;
}

/** @header ts/intl.h */

declare namespace Intl {
  interface PluralRulesOptions {
    type?: "cardinal" | "ordinal" | undefined;
  }
  type LDMLPluralRule = "zero" | "one" | "two" | "few" | "many" | "other";
  /** @c TsPluralRules */
  interface PluralRules {
    /** @c ts_plural_rules_select */
    select(n: number): LDMLPluralRule;
  }
  interface PluralRulesConstructor {
    /** @c ts_plural_rules_new */
    new (locales?: string | readonly string[], options?: PluralRulesOptions): PluralRules;
    readonly prototype: PluralRules;
  }
  var PluralRules: PluralRulesConstructor;

  interface ListFormatOptions {
    type?: "conjunction" | "disjunction" | "unit" | undefined;
    style?: "long" | "short" | "narrow" | undefined;
  }
  /** @c TsListFormat */
  interface ListFormat {
    /** @c ts_list_format_format */
    format(list: Iterable<string>): string;
  }
  interface ListFormatConstructor {
    /** @c ts_list_format_new */
    new (locales?: string | readonly string[], options?: ListFormatOptions): ListFormat;
    readonly prototype: ListFormat;
  }
  var ListFormat: ListFormatConstructor;

  type RelativeTimeFormatUnit =
    | "year" | "years" | "quarter" | "quarters" | "month" | "months" | "week" | "weeks"
    | "day" | "days" | "hour" | "hours" | "minute" | "minutes" | "second" | "seconds";
  interface RelativeTimeFormatOptions {
    numeric?: "always" | "auto" | undefined;
    style?: "long" | "short" | "narrow" | undefined;
  }
  /** @c TsRelativeTimeFormat */
  interface RelativeTimeFormat {
    /** @c ts_relative_time_format_format */
    format(value: number, unit: RelativeTimeFormatUnit): string;
  }
  interface RelativeTimeFormatConstructor {
    /** @c ts_relative_time_format_new */
    new (
      locales?: string | readonly string[],
      options?: RelativeTimeFormatOptions,
    ): RelativeTimeFormat;
    readonly prototype: RelativeTimeFormat;
  }
  var RelativeTimeFormat: RelativeTimeFormatConstructor;

  /** @c TsCollator */
  interface Collator {
    /** @c ts_collator_compare @dynamic */
    readonly compare: (x: string, y: string) => number;
  }
  interface CollatorConstructor {
    /** @c ts_collator_new */
    new (locales?: string | readonly string[], options?: CollatorOptions): Collator;
    /** @c ts_collator_new */
    (locales?: string | readonly string[], options?: CollatorOptions): Collator;
    readonly prototype: Collator;
  }
  var Collator: CollatorConstructor;
}
