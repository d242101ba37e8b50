#!/usr/bin/env bash
# The demo page, built fresh and tested in Chromium: puzzles, lists in the worker, layout, names,
# contrast. Installs by apt and npm what is missing. Nothing is skipped.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
. ci/cross.sh

need_targets wasm32-unknown-unknown
need node npm python3 chromium
# A page without letters has no layout to test.
need /usr/share/fonts/truetype
install_missing

bindings/wasm/demo/build.sh

# The page makes no request to another host.
if grep -nE '(https?:)?//[a-z0-9.-]+\.[a-z]{2,}' bindings/wasm/demo/*.{html,css,js} |
    grep -v 'www.w3.org'; then
    echo "the page names another host" >&2
    exit 1
fi

cd bindings/wasm/demo/tests
installed=node_modules/.package-lock.json
if [ ! -e $installed ] || [ package-lock.json -nt $installed ]; then
    npm ci --silent --no-audit --no-fund
fi
CHROMIUM=$(command -v chromium)
export CHROMIUM
npm test --silent
