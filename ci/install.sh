# Sourced by the scripts. They name the tools that they need besides rustup's, and then call
# `install_missing`, which installs what does not run and checks that it runs then:
#
#     need cc qemu-aarch64
#     install_missing
#
# This is the only place that names packages of Debian.

needed=()

# Tools by their names, or files by their paths.
need() {
    needed+=("$@")
}

# What cargo needs to link a program, a build script or a procedural macro for this machine. Only
# Linux leaves that to us.
need_linker() {
    [ "$(uname -s)" != Linux ] || need cc
}

# look_up TOOL: sets `packages` to those that bring it, and `probe` to a command that succeeds if it
# runs. A link that leads nowhere is no tool, and a compiler that cannot link is none either.
look_up() {
    probe=("$1" --version)
    case $1 in
        cc | gcc) packages="gcc libc6-dev" probe=(links "$1" '#include <stdio.h>' -x c) ;;
        c++ | g++) packages="g++ libc6-dev" probe=(links "$1" '#include <string>' -x c++) ;;
        aarch64-linux-gnu-gcc)
            packages="gcc-aarch64-linux-gnu libc6-dev-arm64-cross"
            probe=(links "$1" '#include <stdio.h>' -x c)
            ;;
        nm | size | strip | readelf) packages=binutils ;;
        arm-none-eabi-objdump) packages=binutils-arm-none-eabi ;;
        qemu-system-arm) packages=qemu-system-arm ;;
        qemu-system-riscv32) packages=qemu-system-misc ;;
        qemu-aarch64 | qemu-x86_64) packages=qemu-user ;;
        # Any clang can build for a Cortex-M0; this version is in Debian 12.
        clang | clang-22) packages=clang-22 ;;
        ld.lld | ld.lld-22) packages=lld-22 ;;
        /usr/bin/rustc) packages=rustc-web ;;
        /usr/bin/cargo) packages=cargo-web ;;
        /usr/bin/cargo-clippy) packages=rust-web-clippy ;;
        # A link of the one package to a program of the other.
        /usr/bin/rust-lld) packages="rust-web-llvm lld-22" probe=("$1" -flavor gnu --version) ;;
        /usr/lib/rustlib/src/rust/library) packages=rust-web-src probe=(test -e "$1") ;;
        node) packages=nodejs ;;
        # Spark needs 17 or later, which is that of Debian 12.
        java) packages=default-jre-headless ;;
        pip) packages="python3 python3-pip" probe=(python3 -m pip --version) ;;
        venv) packages="python3 python3-venv" probe=(python3 -m ensurepip --version) ;;
        # Without the symbols of the C library it refuses to run a program.
        valgrind) packages="valgrind libc6-dbg" probe=(valgrind -q true) ;;
        go) packages=golang-go probe=(go version) ;;
        javac) packages=default-jdk-headless ;;
        /usr/share/java/jna.jar) packages=libjna-java probe=(test -e "$1") ;;
        luajit) packages=luajit probe=(luajit -v) ;;
        mcs | mono) packages="mono-mcs mono-runtime" ;;
        # Any fonts will do.
        /usr/share/fonts/truetype) packages=fonts-dejavu-core probe=(test -e "$1") ;;
        chromium | cmake | git | make | npm | pkg-config | python3) packages=$1 ;;
        *)
            echo "ci/install.sh does not know what brings $1" >&2
            exit 1
            ;;
    esac
}

# links COMPILER LINE [OPTION...]: whether a compiler makes a program of a line and an empty `main`.
links() {
    local program status=0
    program=$(mktemp)
    printf '%s\nint main(void) { return 0; }\n' "$2" |
        "$1" "${@:3}" - -o "$program" || status=$?
    rm -f "$program"
    return "$status"
}

# Installs the packages of the tools that do not run, all in one call of apt-get, and checks them.
install_missing() {
    local tool packages probe all="" missing=()
    for tool in ${needed[@]+"${needed[@]}"}; do
        look_up "$tool"
        if ! "${probe[@]}" >/dev/null 2>&1 </dev/null; then
            missing+=("$tool")
            all="$all $packages"
        fi
    done
    [ "${#missing[@]}" -gt 0 ] || return 0
    if ! command -v apt-get >/dev/null; then
        echo "these are missing or do not run, and there is no apt-get: ${missing[*]}" >&2
        exit 1
    fi
    all=$(xargs -n 1 <<<"$all" | sort -u | xargs)
    echo "installing: $all"
    apt_get update
    # shellcheck disable=SC2086 # a word for each package
    apt_get install -y --no-install-recommends $all
    for tool in "${missing[@]}"; do
        look_up "$tool"
        if ! "${probe[@]}" </dev/null >/dev/null; then
            echo "$tool does not run, although there is $packages" >&2
            exit 1
        fi
    done
}

# apt-get, after those that run now have ended. With the option it waits for the lock of dpkg, but
# not for those of its lists and of its archive: with these it fails at once.
apt_get() {
    local sudo=() output
    [ "$(id -u)" = 0 ] || sudo=(sudo)
    for _ in {1..60}; do
        if output=$("${sudo[@]}" env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get -qq \
            -o DPkg::Lock::Timeout=600 "$@" 2>&1 </dev/null); then
            return
        fi
        [[ $output == *"Could not get lock"* ]] || break
        sleep 10
    done
    echo "$output" >&2
    exit 1
}
