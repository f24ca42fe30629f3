#!/bin/sh
# Sets up ts2c on a Debian machine.
#
#   ./bootstrap.sh deps    installs what is missing (Debian packages, npm packages into tools/)
#   ./bootstrap.sh build   deps, then builds ts2c in build/
#   ./bootstrap.sh demo    build, then emits, builds, starts and asks the sample server
#   ./bootstrap.sh check   build, then runs all tests
#   ./bootstrap.sh bench   build, then the tools that bench/run needs
set -eu

root=$(cd "$(dirname "$0")" && pwd)
build=$root/build
cd "$root"

say() {
    printf '\n== %s\n' "$*"
}

usage() {
    sed -n 's/^#   //p' "$0"
    exit 2
}

as_root() {
    if [ "$(id -u)" = 0 ]; then
        env DEBIAN_FRONTEND=noninteractive "$@"
    elif command -v sudo > /dev/null; then
        sudo env DEBIAN_FRONTEND=noninteractive "$@"
    else
        echo "This needs root or sudo: $*" >&2
        exit 1
    fi
}

# --- what must be there -----------------------------------------------------------------------

# packages for building ts2c, for its tests, and for what it emits
packages="gcc libc6-dev make autoconf automake pkg-config clang clang-format curl ca-certificates
 libtree-sitter-dev libjansson-dev libcmocka-dev
 libcivetweb-dev libmbedtls-dev libuv1-dev libpcre2-dev libutf8proc-dev zlib1g-dev"

is_installed() {
    dpkg-query -W -f '${Status}' "$1" 2> /dev/null | grep -q '^install ok installed'
}

# install_packages NAME...: those that are missing
install_packages() {
    missing=
    for package; do
        is_installed "$package" || missing="$missing $package"
    done
    if [ -z "$missing" ]; then
        return
    fi
    if ! command -v apt-get > /dev/null; then
        echo "These packages are needed, and there is no apt-get to install them:$missing" >&2
        exit 1
    fi
    say "Installing Debian packages:$missing (this can take some minutes)"
    as_root apt-get -o DPkg::Lock::Timeout=300 update -qq
    # shellcheck disable=SC2086
    as_root apt-get -o DPkg::Lock::Timeout=300 install -y -qq --no-install-recommends $missing
}

# The npm packages of tools/: the TypeScript grammar, Node 24 and TypeScript for the tests.
install_tools() {
    stamp=tools/node_modules/.installed
    if [ -f "$stamp" ] && cmp -s tools/package-lock.json "$stamp"; then
        return
    fi
    if ! command -v npm > /dev/null; then
        install_packages nodejs npm
    fi
    say "Installing npm packages into tools/ (downloads about 100 MB)"
    (cd tools && npm ci --ignore-scripts --no-audit --no-fund)
    cp tools/package-lock.json "$stamp"
}

link_node() {
    for node in tools/node_modules/node-linux-*/bin/node; do
        if [ -x "$node" ]; then
            mkdir -p tools/bin
            ln -sf "../../$node" tools/bin/node
        fi
    done
    if [ ! -x tools/bin/node ]; then
        echo "No Node for this machine came with tools/; the tests will use the one in PATH." >&2
    fi
}

deps() {
    # shellcheck disable=SC2086
    install_packages $packages
    install_tools
    link_node
}

# --- building ---------------------------------------------------------------------------------

jobs() {
    getconf _NPROCESSORS_ONLN 2> /dev/null || echo 1
}

build() {
    deps
    if [ ! -f configure ] || [ configure.ac -nt configure ] || [ Makefile.am -nt Makefile.in ]; then
        say "Generating configure"
        autoreconf -i
    fi
    mkdir -p "$build"
    if [ ! -f "$build/Makefile" ]; then
        say "Configuring in build/"
        (cd "$build" && "$root/configure" --quiet)
    fi
    say "Building ts2c (compiling the grammar takes a few seconds)"
    make -C "$build" -s -j"$(jobs)"
    "$build/ts2c" --version
}

check() {
    build
    say "Running the tests (this takes some minutes)"
    make -C "$build" -s check
}

bench() {
    build
    install_packages wrk
}

# --- the demonstration ------------------------------------------------------------------------

server=

stop_server() {
    if [ -n "$server" ]; then
        kill "$server" 2> /dev/null || true
        wait "$server" 2> /dev/null || true
        server=
    fi
}

# A TCP port that nobody listens on.
free_port() {
    tools/bin/node -e '
        const server = require("node:net").createServer();
        server.listen(0, "127.0.0.1", () => {
            console.log(server.address().port);
            server.close();
        });'
}

ask() {
    printf '\nGET %s\n' "$1"
    curl -s -S -w '\n  %{http_code}, %{size_download} bytes, %{time_total} s\n' \
        "http://127.0.0.1:$port$1"
}

demo() {
    build
    demo=$build/demo
    say "Emitting samples/bench-server/server.ts"
    mkdir -p "$demo"
    "$build/ts2c" emit samples/bench-server/server.ts -o "$demo/server" --stats
    wc -l "$demo"/server/src/*
    say "Building it: ./configure && make"
    (cd "$demo/server" && ./configure --quiet && make -s -j"$(jobs)")
    ls -l "$demo/server/server"

    port=$(free_port)
    say "Starting it on port $port"
    trap stop_server EXIT INT TERM
    PORT=$port "$demo/server/server" &
    server=$!
    curl -s -o /dev/null --retry 50 --retry-connrefused --retry-delay 1 \
        "http://127.0.0.1:$port/health"
    ask /health
    ask /json
    ask '/compute?n=1000000'
    ask '/hash?input=ts2c'
    echo
    grep -E '^(VmRSS|VmSize|Threads)' "/proc/$server/status"
    stop_server
    say "Done. The project is in $demo/server"
}

case "${1:-}" in
    deps | build | demo | check | bench) "$1" ;;
    *) usage ;;
esac
