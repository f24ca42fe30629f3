# The names that C headers declare at file scope, and their macros; those of *_internal.h only where
# they are functions, since programs do not include them. Names with the runtime's own prefixes are
# left out. Used by update-sources.sh.
function keep(word) {
    if (word !~ /^(ts_|Ts|TS_|_)/ && !(word in seen)) {
        seen[word] = 1
        print word
    }
}
FNR == 1 {
    depth = parens = enums = macro = comment = 0
    internal = FILENAME ~ /_internal\.h$/
}
{ line = $0 }
macro {
    macro = line ~ /\\$/
    next
}
line ~ /^[ \t]*#/ {
    if (line ~ /^#define/ && !internal) {
        split(line, part, /[ \t(]+/)
        if (part[2] !~ /_H$/) keep(part[2])
    }
    macro = line ~ /\\$/
    next
}
{
    gsub(/"([^"\\]|\\.)*"/, "", line)
    while (line != "") {
        if (comment) {
            at = index(line, "*/")
            if (!at) break
            comment = 0
            line = substr(line, at + 2)
        } else if (line ~ /^\/\*/) {
            comment = 1
            line = substr(line, 3)
        } else if (line ~ /^\/\//) {
            break
        } else if (match(line, /^[A-Za-z_][A-Za-z_0-9]*/)) {
            word = substr(line, 1, RLENGTH)
            line = substr(line, RLENGTH + 1)
            if (depth == 0 && parens == 0) {
                if (word == "enum") enums = 1
                if (!internal || line ~ /^\(/) keep(word)
            } else if (depth == 1 && enums && parens == 0 && !internal) {
                keep(word)
            }
        } else {
            c = substr(line, 1, 1)
            line = substr(line, 2)
            if (c == "{") depth++
            else if (c == "}") { if (--depth == 0) enums = 0 }
            else if (c == "(") parens++
            else if (c == ")") parens--
        }
    }
}
