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

# The environments stay from one run to the next. Each has what the pages tell to install and
# nothing else, so that a test fails if something is missing there.
environments=$CARGO_TARGET_DIR/clusters
python() { "$environments/$1/bin/python" "${@:2}"; }
installing() { python "$1" -m pip --disable-pip-version-check --quiet install "${@:2}"; }
for environment in build spark ray; do
    [ -x "$environments/$environment/bin/python" ] || python3 -m venv "$environments/$environment"
done
installing build 'maturin>=1.9,<2'
wheels=$CARGO_TARGET_DIR/wheels
rm -rf "$wheels"
(
    cd bindings/python
    "$environments/build/bin/maturin" build --release --locked --out "$wheels" --quiet
)
wheel=$(echo "$wheels"/sudoku_core-*.whl)
installing spark 'pytest>=8' "$wheel[spark]"
installing ray 'pytest>=8' 'ray[data]>=2.40' "$wheel[arrow]"

# In a folder of its own: the workers look for modules in that of the driver.
cd bindings/python/cluster_tests
for environment in spark ray; do
    # Pip takes another wheel of the same version for the same.
    installing $environment --force-reinstall --no-deps "$wheel"
    tests=(test_$environment*.py)
    python $environment -m pytest --quiet -p no:cacheprovider "${tests[@]}" "$@"
done
