# Sourced by the scripts that build for a target other than the host. A target is built by rustup's
# compiler where that has it (`rustup target add TARGET`), and else by Debian's, which brings the
# source of the standard library.

# Needs ci/install.sh: for each target, Debian's compiler unless rustup has the target.
need_targets() {
    local target
    need_linker
    for target in "$@"; do
        if ! rustup_has "$target"; then
            need /usr/bin/rustc /usr/bin/cargo /usr/bin/cargo-clippy /usr/bin/rust-lld
            need /usr/lib/rustlib/src/rust/library
            return
        fi
    done
}

rustup_has() {
    [ -d "$(rustc --print sysroot)/lib/rustlib/$1" ]
}

# cargo_for TARGET COMMAND [ARGUMENT...]: a command of cargo for a target. Debian's compiler builds
# the crates of the standard library that $build_std names; without it, `core`. A command that takes
# longer than $time_limit seconds is ended, if that is set.
cargo_for() {
    local target=$1 command=$2 cargo=/usr/bin/cargo
    shift 2
    if rustup_has "$target"; then
        ${time_limit:+timeout "$time_limit"} cargo "$command" --target "$target" "$@"
        return
    fi
    # Clippy is called by its path: cargo looks for commands in its home first, where rustup's is.
    [ "$command" != clippy ] || cargo=/usr/bin/cargo-clippy
    # rustup's commands must not come first: its compiler cannot build Debian's library.
    PATH=/usr/bin:/bin RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 \
        ${time_limit:+timeout "$time_limit"} \
        "$cargo" "$command" --target "$target" -Zbuild-std="${build_std:-core}" "$@"
}
