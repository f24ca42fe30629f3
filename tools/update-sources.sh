#!/bin/sh
# Rewrites the lists of files that Makefile.am includes: transpiler/*/sources.am and the data
# list data.am, and the list of the names that the runtime's headers take. Run it after adding,
# renaming or removing a file or a declaration in a header: tools/update-sources.sh
# With --check nothing is written, and the exit code is 1 if a list is out of date.
set -eu
export LC_ALL=C
cd "$(dirname "$0")/.."

check=no
[ "${1:-}" = --check ] && check=yes
stale=0

# put FILE: standard input becomes the file's text, if it differs
put() {
    new=$(cat)
    if [ -f "$1" ] && [ "$new" = "$(cat "$1")" ]; then
        return
    fi
    if [ $check = yes ]; then
        echo "$1 is out of date: run tools/update-sources.sh"
        stale=1
    else
        printf '%s\n' "$new" > "$1"
        echo "$1 written"
    fi
}

# list VARIABLE FOLDER PATTERN...: an automake assignment of the files, one a line
list() {
    variable=$1
    folder=$2
    shift 2
    echo "$variable += \\"
    for pattern in "$@"; do
        find "$folder" -type f -name "$pattern" ! -path '*/.*' ! -path '*/node_modules/*'
    done | sort | sed 's/^/    /; $!s/$/ \\/'
}

{
    echo "/* Made by tools/update-sources.sh: names of the runtime's headers, sorted. */"
    find shims -name '*.h' | sort | xargs awk -f tools/runtime-names.awk | sort |
        sed 's/.*/"&",/'
} | put transpiler/emit/runtime_names.def

for folder in support driver syntax names types lower analyze emit; do
    {
        echo "# Made by tools/update-sources.sh."
        list ts2c_pass_sources "transpiler/$folder" '*.c' '*.h' '*.def'
    } | put "transpiler/$folder/sources.am"
done

{
    echo "# Made by tools/update-sources.sh."
    list ts2c_data shims '*.c' '*.h' '*.def' '*.d.ts'
    list ts2c_data templates '*'
} | put data.am

{
    echo "# Made by tools/update-sources.sh."
    list ts2c_extra check '*'
    list ts2c_extra samples '*'
} | put check/files.am
exit $stale
