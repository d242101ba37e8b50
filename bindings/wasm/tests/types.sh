#!/usr/bin/env bash
# Compiles the tests of the types with the oldest TypeScript that they are for, with one in which
# `Uint8Array` is not generic, and with the newest.
set -euo pipefail
cd "$(dirname "$0")/.."

for compiler in typescript-4.9 typescript-5.4 typescript; do
    node "node_modules/$compiler/bin/tsc" --noEmit --project tests
    echo "types: TypeScript $(node "node_modules/$compiler/bin/tsc" --version)"
done
node node_modules/typescript/bin/tsc --noEmit --project tests/tsconfig.iterators.json
