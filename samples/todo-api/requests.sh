#!/bin/sh
# Exercises the service on PORT (3000) and prints its answers, with ids made the same each time.
base=http://127.0.0.1:${PORT:-3000}

ask() {
    method=$1
    path=$2
    body=$3
    echo "> $method $path $body"
    if [ -n "$body" ]; then
        curl -s -X "$method" -d "$body" -w '\n%{http_code}\n' "$base$path"
    else
        curl -s -X "$method" -w '\n%{http_code}\n' "$base$path"
    fi
}

hide_ids() {
    sed -E 's/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/<id>/g'
}

id=$(curl -s -d '{"title":"write the report"}' "$base/todos" | sed -E 's/.*"id":"([^"]*)".*/\1/')

{
    ask GET "/todos"
    ask POST "/todos" '{"title":"  buy milk ","done":false}'
    ask GET "/todos/$id"
    ask PATCH "/todos/$id" '{"done":true}'
    ask GET "/todos?done=true"
    ask GET "/todos?done=false"
    ask POST "/todos" '{"title":""}'
    ask POST "/todos" '{"done":true}'
    ask POST "/todos" '{"title":'
    ask POST "/todos" '[1,2]'
    ask PATCH "/todos/$id" '{"done":"yes"}'
    ask PUT "/todos/$id" '{}'
    ask DELETE "/todos/$id"
    ask GET "/todos/$id"
    ask DELETE "/todos"
    ask GET "/users"
} | hide_ids
