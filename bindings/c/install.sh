#!/usr/bin/env bash
# Builds the library for this machine and installs it in a folder: ./install.sh /usr/local
# The static and the shared library and the file for pkg-config go to lib, the header to include.
set -euo pipefail

prefix=${1:?"usage: $0 FOLDER, such as /usr/local"}
mkdir -p "$prefix/include" "$prefix/lib/pkgconfig"
prefix=$(cd "$prefix" && pwd)
cd "$(dirname "$0")"

target=$(cargo metadata --locked --no-deps --format-version 1 |
    sed 's/.*"target_directory":"\([^"]*\)".*/\1/')
cargo build --locked --release
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml)

install -m 644 include/sudoku_core.h "$prefix/include/"
install -m 644 "$target/release/libsudoku_core.a" "$prefix/lib/"
if [ -f "$target/release/libsudoku_core.so" ]; then
    shared=$prefix/lib/libsudoku_core.so
    install -s -m 755 "$target/release/libsudoku_core.so" "$shared.$version"
    # Programs load the library by the name that build.rs sets.
    name=$(readelf -d "$shared.$version" | sed -n 's/.*(SONAME).*\[\(.*\)\]/\1/p')
    ln -sf "libsudoku_core.so.$version" "$prefix/lib/$name"
    ln -sf "libsudoku_core.so.$version" "$shared"
fi
if [ -f "$target/release/libsudoku_core.dylib" ]; then
    install -m 755 "$target/release/libsudoku_core.dylib" "$prefix/lib/"
fi
cat >"$prefix/lib/pkgconfig/sudoku_core.pc" <<END
prefix=\${pcfiledir}/../..
libdir=\${prefix}/lib
includedir=\${prefix}/include

Name: sudoku_core
Description: Checks, solves, counts, generates, explains and rates 9x9 Sudoku
Version: $version
Libs: -L\${libdir} -lsudoku_core
Cflags: -I\${includedir}
END
echo "installed sudoku_core $version in $prefix"
