#!/usr/bin/env bash
# Builds the page and serves it on this machine: ./serve.sh [PORT]
# Stop it with Ctrl+C. Needs python3 and what ../build.sh needs.
set -euo pipefail
cd "$(dirname "$0")"

./build.sh
port=${1:-8000}
echo "http://localhost:$port/"
exec python3 -m http.server --bind 127.0.0.1 "$port"
