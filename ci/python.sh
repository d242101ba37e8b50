#!/usr/bin/env bash
# The wheel for Python: form, types, and its tests from a fresh environment in which the built wheel
# is installed; then the program as a wheel. Installs by apt and pip what is missing.
set -euo pipefail
cd "$(dirname "$0")/.."
. ci/install.sh
CARGO_TARGET_DIR=$(realpath -m "${CARGO_TARGET_DIR:-target/python}")
export CARGO_TARGET_DIR

need_linker
need venv
install_missing

# The tools, which stay from one run to the next.
tools=$CARGO_TARGET_DIR/tools
[ -x "$tools/bin/python" ] || python3 -m venv "$tools"
pip=("$tools/bin/python" -m pip --disable-pip-version-check --quiet)
"${pip[@]}" install -r bindings/python/tests/requirements.txt

cd bindings/python
cargo fmt --check
cargo clippy --locked --all-targets -- -D warnings

# What users get: a wheel, in an environment that has nothing else.
wheels=$CARGO_TARGET_DIR/wheels
rm -rf "$wheels"
"$tools/bin/maturin" build --release --locked --out "$wheels" --quiet
fresh=$CARGO_TARGET_DIR/fresh
python3 -m venv --clear "$fresh"
"$fresh/bin/python" -m pip --disable-pip-version-check --quiet install "$wheels"/sudoku_core-*.whl
(
    cd "$wheels"
    "$fresh/bin/python" -W error - <<'PYTHON'
import sudoku_core
import sys

puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
assert sudoku_core.Grid(sudoku_core.solve(puzzle)).is_solution_of(puzzle)
assert "numpy" not in sys.modules
PYTHON
)
"${pip[@]}" install --force-reinstall --no-deps "$wheels"/sudoku_core-*.whl
tests=$CARGO_TARGET_DIR/tests
rm -rf "$tests"
mkdir "$tests"
"$tools/bin/python" -m pytest --quiet --rootdir=. -o "cache_dir=$tests/cache" tests
"$tools/bin/python" documents.py --check
"$tools/bin/mypy" --strict --cache-dir "$tests/mypy" python/sudoku_core documents.py
(
    cd "$tests"
    "$tools/bin/stubtest" --concise --mypy-config-file "$OLDPWD/pyproject.toml" \
        --allowlist "$OLDPWD/tests/stubtest.txt" sudoku_core
)
bytes=$(wc -c <"$(echo "$wheels"/sudoku_core-*.whl)")
echo "$bytes bytes  the wheel, $(basename "$wheels"/sudoku_core-*.whl)"

echo "the program as a wheel"
(cd cli && "$tools/bin/maturin" build --release --locked --out "$wheels" --quiet)
"$fresh/bin/python" -m pip --disable-pip-version-check --quiet install \
    "$wheels"/sudoku_core_cli-*.whl
solution=$("$fresh/bin/sudoku-core" solve \
    53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79)
[ "$solution" = 534678912672195348198342567859761423426853791713924856961537284287419635345286179 ]
