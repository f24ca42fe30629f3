/*
 * The currencies and units that numbers can be shown with, as English of the United States writes
 * them (the Unicode CLDR's data, https://cldr.unicode.org).
 */
#include "ts/number_locale_internal.h"

#include <string.h>

static const LocaleCurrency currencies[] = {
    {"USD", "$", "$", "US dollar", "US dollars"},
    {"EUR", "\u20ac", "\u20ac", "euro", "euros"},
    {"GBP", "\u00a3", "\u00a3", "British pound", "British pounds"},
    {"JPY", "\u00a5", "\u00a5", "Japanese yen", "Japanese yen"},
    {"INR", "\u20b9", "\u20b9", "Indian rupee", "Indian rupees"},
    {"CNY", "CN\u00a5", "\u00a5", "Chinese yuan", "Chinese yuan"},
    {"KRW", "\u20a9", "\u20a9", "South Korean won", "South Korean won"},
    {"CAD", "CA$", "$", "Canadian dollar", "Canadian dollars"},
    {"AUD", "A$", "$", "Australian dollar", "Australian dollars"},
    {"NZD", "NZ$", "$", "New Zealand dollar", "New Zealand dollars"},
    {"MXN", "MX$", "$", "Mexican peso", "Mexican pesos"},
    {"BRL", "R$", "R$", "Brazilian real", "Brazilian reals"},
    {"HKD", "HK$", "$", "Hong Kong dollar", "Hong Kong dollars"},
    {"TWD", "NT$", "$", "New Taiwan dollar", "New Taiwan dollars"},
    {"ILS", "\u20aa", "\u20aa", "Israeli new shekel", "Israeli new shekels"},
    {"VND", "\u20ab", "\u20ab", "Vietnamese dong", "Vietnamese dong"},
    {"PHP", "\u20b1", "\u20b1", "Philippine peso", "Philippine pesos"},
    {"CHF", "CHF", "CHF", "Swiss franc", "Swiss francs"},
    {"SEK", "SEK", "kr", "Swedish krona", "Swedish kronor"},
    {"NOK", "NOK", "kr", "Norwegian krone", "Norwegian kroner"},
    {"DKK", "DKK", "kr", "Danish krone", "Danish kroner"},
    {"PLN", "PLN", "z\u0142", "Polish zloty", "Polish zlotys"},
    {"CZK", "CZK", "K\u010d", "Czech koruna", "Czech korunas"},
    {"HUF", "HUF", "Ft", "Hungarian forint", "Hungarian forints"},
    {"RUB", "RUB", "\u20bd", "Russian ruble", "Russian rubles"},
    {"TRY", "TRY", "\u20ba", "Turkish lira", "Turkish Lira"},
    {"ZAR", "ZAR", "R", "South African rand", "South African rand"},
    {"SGD", "SGD", "$", "Singapore dollar", "Singapore dollars"},
    {"THB", "THB", "\u0e3f", "Thai baht", "Thai baht"},
    {"IDR", "IDR", "Rp", "Indonesian rupiah", "Indonesian rupiahs"},
    {"MYR", "MYR", "RM", "Malaysian ringgit", "Malaysian ringgits"},
    {"AED", "AED", "AED", "UAE dirham", "UAE dirhams"},
    {"SAR", "SAR", "SAR", "Saudi riyal", "Saudi riyals"},
    {"EGP", "EGP", "E\u00a3", "Egyptian pound", "Egyptian pounds"},
    {"NGN", "NGN", "\u20a6", "Nigerian naira", "Nigerian nairas"},
    {"KES", "KES", "KES", "Kenyan shilling", "Kenyan shillings"},
    {"CLP", "CLP", "$", "Chilean peso", "Chilean pesos"},
    {"COP", "COP", "$", "Colombian peso", "Colombian pesos"},
    {"ARS", "ARS", "$", "Argentine peso", "Argentine pesos"},
    {"PEN", "PEN", "PEN", "Peruvian sol", "Peruvian soles"},
    {"UAH", "UAH", "\u20b4", "Ukrainian hryvnia", "Ukrainian hryvnias"},
    {"RON", "RON", "lei", "Romanian leu", "Romanian lei"},
    {"BGN", "BGN", "BGN", "Bulgarian lev", "Bulgarian leva"},
    {"ISK", "ISK", "kr", "Icelandic kr\u00f3na", "Icelandic kr\u00f3nur"},
    {"PKR", "PKR", "Rs", "Pakistani rupee", "Pakistani rupees"},
    {"BDT", "BDT", "\u09f3", "Bangladeshi taka", "Bangladeshi takas"},
    {"LKR", "LKR", "Rs", "Sri Lankan rupee", "Sri Lankan rupees"},
    {"KWD", "KWD", "KWD", "Kuwaiti dinar", "Kuwaiti dinars"},
    {"BHD", "BHD", "BHD", "Bahraini dinar", "Bahraini dinars"},
    {"QAR", "QAR", "QAR", "Qatari riyal", "Qatari riyals"},
    {"JOD", "JOD", "JOD", "Jordanian dinar", "Jordanian dinars"},
    {"TND", "TND", "TND", "Tunisian dinar", "Tunisian dinars"},
    {"XAF", "FCFA", "FCFA", "Central African CFA franc", "Central African CFA francs"},
    {"XOF", "F\u202fCFA", "F\u202fCFA", "West African CFA franc", "West African CFA francs"},
    {"XPF", "CFPF", "CFPF", "CFP franc", "CFP francs"},
    {"XCD", "EC$", "$", "East Caribbean dollar", "East Caribbean dollars"},
};

static const LocaleUnit units[] = {
    {"acre", "# ac", "# ac", "# acre", "# acres", "#ac", "/ac", " per acre"},
    {"bit", "# bit", "# bit", "# bit", "# bits", "#bit", "/bit", " per bit"},
    {"byte", "# byte", "# byte", "# byte", "# bytes", "#B", "/byte", " per byte"},
    {"celsius", "#\u00b0C", "#\u00b0C", "# degree Celsius", "# degrees Celsius", "#\u00b0C",
     "/\u00b0C", " per degree Celsius"},
    {"centimeter", "# cm", "# cm", "# centimeter", "# centimeters", "#cm", "/cm",
     " per centimeter"},
    {"day", "# day", "# days", "# day", "# days", "#d", "/d", " per day"},
    {"degree", "# deg", "# deg", "# degree", "# degrees", "#\u00b0", "/deg", " per degree"},
    {"fahrenheit", "#\u00b0F", "#\u00b0F", "# degree Fahrenheit", "# degrees Fahrenheit",
     "#\u00b0", "/\u00b0F", " per degree Fahrenheit"},
    {"fluid-ounce", "# fl oz", "# fl oz", "# fluid ounce", "# fluid ounces", "#fl oz", "/fl oz",
     " per fluid ounce"},
    {"foot", "# ft", "# ft", "# foot", "# feet", "#\u2032", "/ft", " per foot"},
    {"gallon", "# gal", "# gal", "# gallon", "# gallons", "#gal", "/gal US", " per gallon"},
    {"gigabit", "# Gb", "# Gb", "# gigabit", "# gigabits", "#Gb", "/Gb", " per gigabit"},
    {"gigabyte", "# GB", "# GB", "# gigabyte", "# gigabytes", "#GB", "/GB", " per gigabyte"},
    {"gram", "# g", "# g", "# gram", "# grams", "#g", "/g", " per gram"},
    {"hectare", "# ha", "# ha", "# hectare", "# hectares", "#ha", "/ha", " per hectare"},
    {"hour", "# hr", "# hr", "# hour", "# hours", "#h", "/h", " per hour"},
    {"inch", "# in", "# in", "# inch", "# inches", "#\u2033", "/in", " per inch"},
    {"kilobit", "# kb", "# kb", "# kilobit", "# kilobits", "#kb", "/kb", " per kilobit"},
    {"kilobyte", "# kB", "# kB", "# kilobyte", "# kilobytes", "#kB", "/kB", " per kilobyte"},
    {"kilogram", "# kg", "# kg", "# kilogram", "# kilograms", "#kg", "/kg", " per kilogram"},
    {"kilometer", "# km", "# km", "# kilometer", "# kilometers", "#km", "/km", " per kilometer"},
    {"liter", "# L", "# L", "# liter", "# liters", "#L", "/L", " per liter"},
    {"megabit", "# Mb", "# Mb", "# megabit", "# megabits", "#Mb", "/Mb", " per megabit"},
    {"megabyte", "# MB", "# MB", "# megabyte", "# megabytes", "#MB", "/MB", " per megabyte"},
    {"meter", "# m", "# m", "# meter", "# meters", "#m", "/m", " per meter"},
    {"microsecond", "# \u03bcs", "# \u03bcs", "# microsecond", "# microseconds", "#\u03bcs",
     "/\u03bcs", " per microsecond"},
    {"mile", "# mi", "# mi", "# mile", "# miles", "#mi", "/mi", " per mile"},
    {"mile-scandinavian", "# smi", "# smi", "# mile-scandinavian", "# miles-scandinavian", "#smi",
     "/smi", " per mile-scandinavian"},
    {"milliliter", "# mL", "# mL", "# milliliter", "# milliliters", "#mL", "/mL",
     " per milliliter"},
    {"millimeter", "# mm", "# mm", "# millimeter", "# millimeters", "#mm", "/mm",
     " per millimeter"},
    {"millisecond", "# ms", "# ms", "# millisecond", "# milliseconds", "#ms", "/ms",
     " per millisecond"},
    {"minute", "# min", "# min", "# minute", "# minutes", "#m", "/min", " per minute"},
    {"month", "# mth", "# mths", "# month", "# months", "#m", "/m", " per month"},
    {"nanosecond", "# ns", "# ns", "# nanosecond", "# nanoseconds", "#ns", "/ns",
     " per nanosecond"},
    {"ounce", "# oz", "# oz", "# ounce", "# ounces", "#oz", "/oz", " per ounce"},
    {"percent", "#%", "#%", "# percent", "# percent", "#%", "/%", " per percent"},
    {"petabyte", "# PB", "# PB", "# petabyte", "# petabytes", "#PB", "/PB", " per petabyte"},
    {"pound", "# lb", "# lb", "# pound", "# pounds", "##", "/lb", " per pound"},
    {"second", "# sec", "# sec", "# second", "# seconds", "#s", "/s", " per second"},
    {"stone", "# st", "# st", "# stone", "# stones", "#st", "/st", " per stone"},
    {"terabit", "# Tb", "# Tb", "# terabit", "# terabits", "#Tb", "/Tb", " per terabit"},
    {"terabyte", "# TB", "# TB", "# terabyte", "# terabytes", "#TB", "/TB", " per terabyte"},
    {"week", "# wk", "# wks", "# week", "# weeks", "#w", "/w", " per week"},
    {"yard", "# yd", "# yd", "# yard", "# yards", "#yd", "/yd", " per yard"},
    {"year", "# yr", "# yrs", "# year", "# years", "#y", "/y", " per year"},
};

const LocaleCurrency *locale_currency(const TsString *code)
{
    for (size_t i = 0; i < sizeof currencies / sizeof *currencies; i++) {
        if (ts_string_is_ascii_text(code, currencies[i].code, 3)) {
            return &currencies[i];
        }
    }
    return NULL;
}

int locale_currency_digits(const TsString *code)
{
    static const char none[] = "AFNALLBIFCLPCOPDJFGNFHUFIDRIQDIRRISKJPYKMFKPWKRWLAKLBPMGA"
                               "MMKPKRPYGRWFSLLSOSSYPUGXVNDVUVXAFXOFXPFYER";
    static const char three[] = "BHDJODKWDLYDOMRTND";

    for (size_t i = 0; i < sizeof none - 1; i += 3) {
        if (ts_string_is_ascii_text(code, none + i, 3)) {
            return 0;
        }
    }
    for (size_t i = 0; i < sizeof three - 1; i += 3) {
        if (ts_string_is_ascii_text(code, three + i, 3)) {
            return 3;
        }
    }
    return 2;
}

const LocaleUnit *locale_unit(const char *name, size_t length)
{
    for (size_t i = 0; i < sizeof units / sizeof *units; i++) {
        if (strlen(units[i].name) == length && memcmp(units[i].name, name, length) == 0) {
            return &units[i];
        }
    }
    return NULL;
}
