#!/bin/sh
# Asks the server on PORT (3000) its routes and prints the answers.
base=http://127.0.0.1:${PORT:-3000}

# ask PATH CURL-ARGUMENTS...
ask() {
    path=$1
    shift
    echo "> $path $*"
    curl -s -w '\n%{http_code} %{content_type}\n' "$@" "$base$path"
}

for path in /health /json /compute '/compute?n=1000000' '/compute?n=' '/compute?n=x' /hash \
    '/hash?input=ts2c' '/hash?input=%C3%A9&input=b' /missing /health/ '/health?x=1'; do
    ask "$path"
done
ask /health -d a=b
ask /json -X DELETE

echo "> HEAD /health"
curl -s -I "$base/health" | grep -v '^Date:' | tr -d '\r'
