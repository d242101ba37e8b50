#!/usr/bin/env bash
# The wheel on clusters of Spark and of Ray on this machine: data frames, files in slices, and
# processes that are killed in the middle of a job. Both come from PyPI, 492 and 240 MB, and the
# tests take some minutes, so .ci/run does not run them. The last result is in docs/scale.md.
# Arguments are passed to pytest. Installs by apt and pip what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
CARGO_TARGET_DIR=$(realpath -m "${CARGO_TARGET_DIR:-target/python}")
export CARGO_TARGET_DIR

need_linker
need venv java
install_missing

# They stay from one run to the next.
tools=$CARGO_TARGET_DIR/clusters
[ -x "$tools/bin/python" ] || python3 -m venv "$tools"
pip=("$tools/bin/python" -m pip --disable-pip-version-check --quiet)
"${pip[@]}" install 'maturin>=1.9,<2' 'pytest>=8' 'ray[data]>=2.40'

cd bindings/python
wheels=$CARGO_TARGET_DIR/wheels
rm -rf "$wheels"
"$tools/bin/maturin" build --release --locked --out "$wheels" --quiet
wheel=$(echo "$wheels"/sudoku_core-*.whl)
"${pip[@]}" install "$wheel[spark]"
# Pip takes another wheel of the same version for the same.
"${pip[@]}" install --force-reinstall --no-deps "$wheel"

# In a folder of its own: the workers look for modules in that of the driver.
cd cluster_tests
"$tools/bin/python" -m pytest --quiet -p no:cacheprovider "$@"
