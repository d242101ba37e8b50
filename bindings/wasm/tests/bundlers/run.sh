#!/usr/bin/env bash
# Packs the package, installs it from the archive into an app, and runs that app as each bundler
# serves or builds it: in Chromium, in a page and a worker, and under Node. Needs chromium, and
# ../../build.sh must have run. ../../../../ci/wasm.sh does all of that if it is called with
# `bundlers`.
set -euo pipefail
cd "$(dirname "$0")"

work=${BUNDLERS_DIR:-../../target/bundlers}
mkdir -p "$work"
work=$(cd "$work" && pwd)
cp package.json package-lock.json run.js "$work"
rm -f "$work"/*.tgz
(cd ../.. && npm pack --silent --pack-destination "$work" >/dev/null)

cd "$work"
installed=node_modules/.package-lock.json
if [ ! -e $installed ] || [ package-lock.json -nt $installed ]; then
    npm ci --silent --no-audit --no-fund
fi
rm -rf app
cp -r "$OLDPWD/app" app
(
    cd app
    echo '{ "private": true, "type": "module" }' >package.json
    npm install --silent --no-audit --no-fund "$work"/sudoku-core-wasm-*.tgz
)
CHROMIUM=${CHROMIUM:-$(command -v chromium)} node run.js "$@"
