#!/usr/bin/env bash
# The demo page, built fresh and tested in Chromium: puzzles, lists in the worker, layout, names, contrast.
# Installs by apt and npm what is missing. Nothing is skipped.
set -euo pipefail
cd "$(dirname "$0")/.."

missing=()
need() {
    command -v "$1" >/dev/null || missing+=("$2")
}
need node nodejs
need npm npm
need python3 python3
need chromium chromium
# A page without letters has no layout to test.
[ -d /usr/share/fonts/truetype ] || missing+=(fonts-dejavu-core)
if ! [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ]; then
    need /usr/bin/rustc rustc-web
    need /usr/bin/cargo cargo-web
    need /usr/bin/rust-lld rust-web-llvm
    [ -d /usr/lib/rustlib/src/rust/library ] || missing+=(rust-web-src)
fi
if [ "${#missing[@]}" -gt 0 ]; then
    echo "installing: ${missing[*]}"
    sudo=
    [ "$(id -u)" = 0 ] || sudo=sudo
    $sudo apt-get -o DPkg::Lock::Timeout=600 update -qq
    $sudo env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 install -y -qq --no-install-recommends \
        "${missing[@]}" </dev/null >/dev/null
fi

bindings/wasm/demo/build.sh

# The page asks nothing of anybody else.
if grep -nE '(https?:)?//[a-z0-9.-]+\.[a-z]{2,}' bindings/wasm/demo/*.html bindings/wasm/demo/*.css bindings/wasm/demo/*.js | grep -v 'www.w3.org'; then
    echo "the page names another host" >&2
    exit 1
fi

cd bindings/wasm/demo/tests
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    npm ci --silent --no-audit --no-fund
fi
CHROMIUM=$(command -v chromium)
export CHROMIUM
npm test --silent
